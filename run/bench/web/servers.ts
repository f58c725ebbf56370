import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promote, publish, ReleaseStore, rollback } from '@cyberharbour/releases';
import { endProcess } from '@cyberharbour/processes';
import { readPackage } from '@cyberharbour/platform/webpack';
import { memoryOf } from '../../../server/src/bench/measure.ts';
import { startApi, startWeb } from '../../processes/product.ts';
import { currentVersion } from '../../product/releases.ts';
import { root } from '../../root.ts';
import { timeWork } from '../figures.ts';
import type { Stack } from '../stack.ts';
import { type Figure, limit } from './figure.ts';

const ports = { web: 23120, api: 24120 };
const releases = 50;
const pagesPerRelease = 200;
const paths = ['/', '/blog', '/campaigns', '/resources', '/about'];

/** One version of a remote after the other, live in turns, as an afternoon of releases and rollbacks. */
async function createSwitch(folder: string): Promise<(n: number) => Promise<unknown>> {
  const store = new ReleaseStore(folder);
  const first = await currentVersion(store, 'mf_public');
  const second = `${first}.2`;
  const unit = join(root, 'mf-public');
  await publish(store, { unit: readPackage(unit), version: second, dist: join(unit, 'dist') });
  return (n) => (n % 2 === 0 ? promote(store, 'mf_public', second) : rollback(store, 'mf_public', { to: first }));
}

/** Resident memory in MB. */
const readMemory = async (server: Parameters<typeof memoryOf>[0]) => ((await memoryOf(server)) * 2 ** 20) / 1e6;

/** Starts both servers on data and a store of their own, the first time and again. */
async function startServers({ place, env }: Stack) {
  const settings = {
    ...env,
    DATA_DIR: join(place, 'own-data'),
    RELEASE_STORE: join(place, 'own-store'),
    WEB_PORT: String(ports.web),
    API_PORT: String(ports.api),
    WEB_ORIGINS: `http://localhost:${ports.web}`,
  };
  let api: Awaited<ReturnType<typeof startApi>> | undefined;
  let web: Awaited<ReturnType<typeof startWeb>> | undefined;
  const apiStart = async () => {
    api = await startApi(settings);
    await fetch(`http://localhost:${ports.api}/healthz`);
  };
  const webStart = async () => {
    web = await startWeb(settings);
    await fetch(`http://localhost:${ports.web}/`);
  };
  const end = async () => {
    for (const server of [web, api]) if (server) await endProcess(server.child);
  };
  return {
    apiStart,
    webStart,
    end,
    memory: async () => [await readMemory(api as never), await readMemory(web as never)] as const,
  };
}

/** How soon both servers answer, and what they take after thousands of pages and many releases. */
export async function measureServers(stack: Stack, runs: number): Promise<Figure[]> {
  cpSync(stack.env.RELEASE_STORE, join(stack.place, 'own-store'), { recursive: true });
  const { apiStart, webStart, end, memory } = await startServers(stack);
  // The first start fills the data folder and compiles.
  await apiStart();
  await webStart();
  const starts = { api: [] as number[], web: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    await end();
    starts.api.push(await timeWork(apiStart));
    starts.web.push(await timeWork(webStart));
  }
  const change = await createSwitch(join(stack.place, 'own-store'));
  const readings: (readonly [api: number, web: number])[] = [];
  for (let release = 0; release < releases; release += 1) {
    await change(release);
    for (let page = 0; page < pagesPerRelease; page += 1) {
      const path = paths[page % paths.length] ?? '/';
      await (await fetch(`http://localhost:${ports.web}${path}?page=${release}-${page}`)).arrayBuffer();
    }
    readings.push(await memory());
  }
  await end();
  const last = readings.slice(-5);
  const middle = readings.slice(releases / 2 - 5, releases / 2);
  const growthOf = (index: 0 | 1) => last.map((reading, n) => reading[index] / (middle[n]?.[index] ?? NaN));
  return [
    limit('API: cold start', 's', starts.api, 1),
    limit('Web server: cold start to the first page', 's', starts.web, 1),
    limit(
      `API: memory after ${releases * pagesPerRelease} pages`,
      'MB',
      last.map(([api]) => api),
      160,
    ),
    limit(
      `Web server: memory after them and ${releases} releases`,
      'MB',
      last.map(([, web]) => web),
      160,
    ),
    limit('API: memory at the end, against half-way', '', growthOf(0), 1.1),
    limit('Web server: memory at the end, against half-way', '', growthOf(1), 1.1),
  ];
}
