import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPinnedNode, root } from './install.mjs';

await onPinnedNode();
const { isChosen, promote, ReleaseStore } = await import('@cyberharbour/releases');
const { buildWeb } = await import('../shell/server/web.ts');
const { everyFile, percentile } = await import('./bench/figures.mjs');
const { journeyFiles, shownByNode, shownByPairings, shownInChromium } = await import('./bench/shown-by-tests.mjs');
const { chromium } = await import('./chromium.mjs');
const { bringUpToDate, parts } = await import('./releases.mjs');
const { skew } = await import('./skew.mjs');
const { browserTests, nodeTests } = await import('./suites.mjs');

/**
 * `npm run bench:releases [-- <roll backs>] [pairings]`: figures of releasing, on the real parts in a store of their own, and those that tests say of themselves. With
 * `pairings`, this release is built beside the one before too, as the pipeline does each time.
 */
const words = process.argv.slice(2);
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 20);
const place = mkdtempSync(join(tmpdir(), 'cyberharbour-bench-'));
const folder = join(place, 'store');
const store = new ReleaseStore(folder);
const rows = [];
const row = (name, value, bar) => rows.push({ name, value, bar });
const mf = (...words) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/.bin/cyberharbour-mf'), ...words, '--store', folder],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
};
let failed = false;
/** A suite, and the figures that it said. */
async function shownBy(name, figures, run) {
  const suite = await run();
  const broken = suite.failed > 0;
  console.log(
    `${broken ? 'FAIL' : 'ok  '}  ${name}: ${suite.passed} passed${broken ? `, ${suite.failed} failed\n${suite.said}` : ''}`,
  );
  for (const line of suite.said.match(/(?<=ℹ )refused, .*/g) ?? []) console.log(`        ${line}`);
  for (const [what, figure, bar, most = Infinity] of figures) {
    const value = broken ? undefined : figure(suite.said);
    const isMissed = value === undefined || parseFloat(value) > most;
    failed ||= isMissed;
    row(what, isMissed ? `FAILED ${value ?? ''}`.trim() : value, bar);
  }
}

await bringUpToDate(folder, console.log);
const { current: first } = await store.latest('mf_public');
const nameOf = (part) => part.replace('-', '_');
const others = () =>
  parts
    .map(nameOf)
    .filter((name) => name !== 'mf_public')
    .map((name) => everyFile(join(folder, 'r', name)));
const before = JSON.stringify(others());

const second = `${first}.next`;
const began = performance.now();
mf('build', 'mf-public', '--version', second);
mf('publish', 'mf-public', '--version', second);
mf('promote', 'mf_public', second);
row(
  'Release one remote: build (cache warm), publish, promote',
  `${((performance.now() - began) / 1000).toFixed(1)} s`,
  '60 s',
);
row('Bytes of the shell and the other remotes that changed', before === JSON.stringify(others()) ? '0' : 'some', '0');

const web = await buildWeb({
  port: 0,
  host: 'localhost',
  apiOrigin: 'http://localhost:4000',
  store: folder,
  state: join(place, 'state'),
});
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
row(`Roll back: command to the next page, p95 of ${runs}`, `${Math.round(percentile(backs, 0.95))} ms`, '1000 ms');

const visitors = Array.from({ length: 200_000 }, () => randomUUID());
const chosen = (percent) => new Set(visitors.filter((visitor) => isChosen(visitor, 'mf_public', percent)));
let narrower = new Set();
let flipped = 0;
for (const percent of [0, 1, 10, 30, 100]) {
  const wider = chosen(percent);
  flipped += [...narrower].filter((visitor) => !wider.has(visitor)).length;
  narrower = wider;
  const chance = 100 * Math.sqrt(((percent / 100) * (1 - percent / 100)) / visitors.length);
  row(
    `Trial at ${percent} %, 200,000 visitors drawn by chance`,
    `${((100 * wider.size) / visitors.length).toFixed(3)} %`,
    `0.1 points; chance alone moves it by ${chance.toFixed(3)}`,
  );
}
row('Visitors who flip back when a trial is widened', String(flipped), '0');

for (const [file, figures] of Object.entries(shownByNode)) await shownBy(file, figures, () => nodeTests([file]));
await shownBy('journeys in Chromium', shownInChromium, () =>
  browserTests(
    {
      CHROMIUM: chromium(console.log),
      RELEASE_STORE: folder,
      API_COMMAND: join(root, 'server/src/main.ts'),
      WEB_COMMAND: join(root, 'shell/server/main.ts'),
    },
    journeyFiles,
  ),
);
if (words.includes('pairings')) await shownBy('pairings', shownByPairings, skew);
else row(shownByPairings[0][0], 'not asked for', `${shownByPairings[0][2]}; npm run bench:releases -- pairings`);

console.log();
for (const { name, value, bar } of rows) console.log(`${name.padEnd(60)} ${value.padStart(22)}   (bar: ${bar})`);
rmSync(place, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
