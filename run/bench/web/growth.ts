import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promote, publish, ReleaseStore } from '@cyberharbour/releases';
import { startWeb } from '../../processes/product.ts';
import type { Stack } from '../stack.ts';
import { visit } from '../visit.ts';
import { compare, type Figure } from './figure.ts';

/** Remotes in each store; the first one is the product itself. */
const sizes = [3, 30, 100] as const;
const firstPort = 23110;

/** Screens of a further remote, each with a script and a sheet of its own. */
const screens = 8;

/** Names of remotes have letters only. */
const nameOf = (n: number) => `mf_x${String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))}`;

/** Publishes a remote of the size of the dashboard, with paths of its own. */
async function publishRemote(store: ReleaseStore, place: string, name: string): Promise<void> {
  const dist = join(place, name);
  mkdirSync(dist, { recursive: true });
  const write = (file: string, content: unknown) =>
    writeFileSync(join(dist, file), typeof content === 'string' ? content : JSON.stringify(content));
  const files = (n: number) => [`screen-${n}.0a1b2c3d.js`, `screen-${n}.0a1b2c3d.css`] as const;
  const all = Array.from({ length: screens }, (_, n) => files(n));
  for (const [script, sheet] of all) {
    write(script, `void '${name} ${script}';`);
    write(sheet, `@layer remote{.${name}{}}`);
  }
  write('remoteEntry.js', `void '${name}';`);
  write('chunks.json', Object.fromEntries(all.map((each, n) => [`screen-${n}`, each])));
  write('mf-manifest.json', {
    metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
    shared: [],
    exposes: [{ path: './routes', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
  });
  const routes = all.map(([script], n) => `{path:"/${name}/${n}",lazy:()=>import("./${script}")}`);
  write('routes.0a1b2c3d.js', `export const routes=[${routes.join()}];`);
  const claims = all.map((_, n) => ({ path: `/${name}/${n}`, chunk: `screen-${n}` }));
  const remote = { name, contract: '^1.0.0', api: '^1.0.0', budget: 100_000, claims };
  const unit = { folder: dist, name: `@cyberharbour/${name}`, version: '1.0.0', dependencies: {}, remote };
  await publish(store, { unit, version: '1.0.0', dist });
  await promote(store, name, '1.0.0');
}

/** A web server whose store has that many remotes. @returns the address of its home page */
async function serveRemotes({ place, env }: Stack, count: number, port: number): Promise<string> {
  const folder = join(place, `store-of-${count}`);
  cpSync(env.RELEASE_STORE, folder, { recursive: true });
  const store = new ReleaseStore(folder);
  for (let n = sizes[0]; n < count; n += 1) await publishRemote(store, join(place, 'remotes'), nameOf(n));
  await startWeb({ ...env, RELEASE_STORE: folder, WEB_PORT: String(port) });
  return `http://localhost:${port}/`;
}

/** The home page where the store has a few remotes, and where it has a hundred. */
export async function measureGrowth(stack: Stack, runs: number): Promise<Figure[]> {
  const homes: string[] = [];
  for (const [index, count] of sizes.entries()) homes.push(await serveRemotes(stack, count, firstPort + index));
  const bytes: number[][] = sizes.map(() => []);
  const largest: number[][] = sizes.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, home] of homes.entries()) {
      const { headers } = await fetch(home, { method: 'GET', headers: { 'accept-encoding': 'br' } });
      bytes[index]?.push(Number(headers.get('content-length')));
      largest[index]?.push((await visit(stack.browser, home, { ready: /./ })).largest);
    }
  return sizes.slice(1).flatMap((count, index) => [
    compare(`/: document with ${count} remotes in the store, against ${sizes[0]}`, 'B', {
      ours: bytes[index + 1] ?? [],
      theirs: bytes[0] ?? [],
      most: 1.05,
    }),
    compare(`/: LCP with ${count} remotes in the store, against ${sizes[0]}`, 'ms', {
      ours: largest[index + 1] ?? [],
      theirs: largest[0] ?? [],
      most: 1.05,
    }),
  ]);
}
