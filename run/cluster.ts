import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Cluster } from './cluster/cluster.ts';
import { onEnd, requireFreePort, UserError } from './processes/product.ts';
import { bringUpToDate } from './product/releases.ts';
import { root } from './root.ts';

/**
 * `npm run cluster`: what an operator runs on many machines, as processes on this one, from Debian's packages, in a
 * scratch folder that goes with them. `WEB_PORT` is the port that people open.
 */
const web = Number(process.env.WEB_PORT ?? 3000);
const store = resolve(root, process.env.RELEASE_STORE ?? '.release-store');

let cluster: Cluster | undefined;
onEnd(async () => cluster?.end());
try {
  await requireFreePort(web, 'WEB_PORT');
  cluster = await Cluster.prepare({ web, apis: 3, webs: 2, store, say: console.log });
  await bringUpToDate(store, console.log);
  await cluster.start();
  const { ports, site, folder, databases, apis } = cluster.plan;
  const primary = await cluster.findPrimary();
  console.log(`
  Open        ${site}
  API         http://127.0.0.1:${ports.api}/api (behind HAProxy)
  Writes      127.0.0.1:${ports.write}, reads 127.0.0.1:${ports.read}, pool 127.0.0.1:${ports.pool}
  Databases   ${databases.map(({ name, port }) => `${name} at ${port}${name === primary?.name ? ' (primary)' : ''}`).join(', ')}
  Figures     ${apis.map(({ metrics }) => `http://127.0.0.1:${metrics}/metrics`).join(', ')}
  Admin       the password is in ${folder}/api-1.log
  Mail        ${folder}/shared/outbox, one .eml file each
  Logs        ${folder}/*.log

Ctrl-C ends all of it and removes the folder.`);
  for (;;) await pause(3_600_000);
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  await cluster?.end();
  process.exit(1);
}
