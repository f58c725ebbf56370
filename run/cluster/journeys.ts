import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { freePort } from '@cyberharbour/processes';
import { bringUpToDate } from '../product/releases.ts';
import { root } from '../root.ts';
import { productSettings } from '../tests/journeys.ts';
import { runBrowserTests, type SuiteResult } from '../tests/runners.ts';
import { Cluster } from './cluster.ts';

/** Members, moderators and visitors, as on SQLite; `CLUSTER_JOURNEYS` names other ones. */
const main = ['journey', 'joining', 'writing', 'reading', 'moderation', 'admin', 'library', 'search', 'belonging'];

/** Settings of the product that journeys expect. */
const settings = { RATE_LIMIT_SCALE: '50', REGISTRATIONS_PER_ADDRESS: '100' };

/** As a power cut of every machine that runs an API process. */
async function cutPower({ plan, service }: Pick<Cluster, 'plan' | 'service'>): Promise<void> {
  await Promise.all(plan.apis.map(({ name }) => service(name).kill()));
  await Promise.all(plan.apis.map(({ name }) => service(name).start()));
}

/** Takes the orders of journeys: `renew` with settings, and `cut-power`. */
async function openControl(cluster: Cluster, outbox: string) {
  const orders: Record<string, (own: Record<string, string>) => Promise<void>> = {
    '/renew': async (own) => {
      await cluster.renew({ ...settings, ...own });
      for (const name of readdirSync(outbox)) rmSync(join(outbox, name));
    },
    '/cut-power': () => cutPower({ plan: cluster.plan, service: (name) => cluster.service(name) }),
  };
  const server = createServer((request, response) => {
    const obey = async () => orders[request.url ?? '']?.((await json(request)) as Record<string, string>);
    obey().then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** The main journeys in a browser against the address of a cluster, whose data is made anew for each file. */
export async function runClusterJourneys(): Promise<SuiteResult> {
  const store = join(root, '.release-store');
  await bringUpToDate(store);
  const cluster = await Cluster.prepare({ web: await freePort(), apis: 3, webs: 2, store, settings });
  try {
    await cluster.start();
    const outbox = join(cluster.plan.folder, 'shared/outbox');
    mkdirSync(outbox, { recursive: true });
    const control = await openControl(cluster, outbox);
    const place = { web: cluster.plan.site, outbox, control: control.address };
    const names = process.env.CLUSTER_JOURNEYS?.split(',') ?? main;
    const files = names.map((name) => `e2e/${name}.test.ts`);
    const env = { ...productSettings(store), HEAVY: '1', CLUSTER: JSON.stringify(place) };
    return await runBrowserTests(env, files).finally(() => control.close());
  } finally {
    await cluster.end();
  }
}
