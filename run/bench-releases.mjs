import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPinnedNode, root } from './install.mjs';

await onPinnedNode();
const { isChosen, promote, ReleaseStore } = await import('@cyberharbour/platform/releases');
const { buildWeb } = await import('../shell/server/web.ts');
const { everyFile, percentile } = await import('./bench/figures.mjs');
const { bringUpToDate, parts } = await import('./releases.mjs');

/** `npm run bench:releases [-- <roll backs>]`: figures of releasing, on the real parts in a store of their own. */
const runs = Number(process.argv[2] ?? 20);
const place = mkdtempSync(join(tmpdir(), 'cyberharbour-bench-'));
const folder = join(place, 'store');
const store = new ReleaseStore(folder);
const row = (name, value, bar) => console.log(`${name.padEnd(58)} ${value.padStart(14)}   (bar: ${bar})`);
const mf = (...words) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'platform/src/mf.ts'), ...words, '--store', folder], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};

await bringUpToDate(folder, console.log);
const { current: first } = await store.latest('mf_public');
const nameOf = (part) => part.replace('-', '_');
const others = () => parts.map(nameOf).filter((name) => name !== 'mf_public').map((name) => everyFile(join(folder, 'r', name)));
const before = JSON.stringify(others());

const second = `${first}.2`;
const began = performance.now();
mf('build', 'mf-public', '--version', second);
mf('publish', 'mf-public', '--version', second);
mf('promote', 'mf_public', second);
const release = (performance.now() - began) / 1000;

const web = await buildWeb({ port: 0, host: 'localhost', apiOrigin: 'http://localhost:4000', store: folder, state: join(place, 'state') });
const shown = async () => /"name":"mf_public","version":"([^"]+)"/.exec((await web.inject('/')).body)?.[1];
const backs = [];
for (let run = 0; run < runs; run += 1) {
  await promote(store, 'mf_public', second);
  await shown();
  const from = performance.now();
  mf('rollback', 'mf_public');
  if ((await shown()) !== first) throw new Error('The next page load did not show the version before.');
  backs.push(performance.now() - from);
}
await web.close();

console.log();
row('Release one remote: build (cache warm), publish, promote', `${release.toFixed(1)} s`, '60 s');
row(`Roll back: command to the next page, p95 of ${runs}`, `${Math.round(percentile(backs, 0.95))} ms`, '1000 ms');
row('Bytes of the shell and the other remotes that changed', before === JSON.stringify(others()) ? '0' : 'some', '0');
const visitors = Array.from({ length: 200_000 }, () => randomUUID());
for (const percent of [0, 1, 10, 30, 100]) {
  const share = (100 * visitors.filter((visitor) => isChosen(visitor, 'mf_public', percent)).length) / visitors.length;
  const chance = 100 * Math.sqrt(((percent / 100) * (1 - percent / 100)) / visitors.length);
  row(`Trial at ${percent} %, 200,000 visitors drawn by chance`, `${share.toFixed(3)} %`, `0.1 points; chance alone moves it by ${chance.toFixed(3)}`);
}
rmSync(place, { recursive: true, force: true });
process.exit(0);
