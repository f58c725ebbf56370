import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchReleasing, benchTrials, type Row } from './bench/releasing.ts';
import {
  type FigureRow,
  journeyFiles,
  shownByFaults,
  shownByMajors,
  shownByNode,
  shownByPairings,
  shownInChromium,
} from './bench/shown-by-tests.ts';
import { withStack } from './bench/stack.ts';
import { measureGrowth } from './bench/web/growth.ts';
import { bringUpToDate } from './product/releases.ts';
import { productSettings } from './tests/journeys.ts';
import { runBrowserTests, runNodeTests, type SuiteResult } from './tests/runners.ts';
import { runPairings } from './tests/skew.ts';

/**
 * `npm run bench:releases [-- <roll backs>] [pairings] [faults] [majors] [only <words>]`: figures of releasing, on the
 * product in a store of its own, and those that tests print. With `pairings`, this release is built beside the one
 * before too, as the pipeline does each time; `faults` tries each quiet fault in each remote, `majors` each pair of two
 * majors. After `only`, the parts whose names hold one of the words.
 */
const words = process.argv.slice(2);
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 20);
const rows: Row[] = [];
const missed: string[] = [];

/** Runs a suite, and reads the figures that it printed. */
async function benchSuite(name: string, figures: readonly FigureRow[], run: () => Promise<SuiteResult>): Promise<void> {
  const suite = await run();
  const isBroken = suite.failed > 0;
  console.log(
    `${isBroken ? 'FAIL' : 'ok  '}  ${name}: ${suite.passed} passed${isBroken ? `, ${suite.failed} failed\n${suite.output}` : ''}`,
  );
  for (const line of suite.output.match(/(?<=ℹ )refused, .*/g) ?? []) console.log(`        ${line}`);
  for (const [what, read, bar, most = Infinity] of figures) {
    const value = isBroken ? undefined : read(suite.output);
    const isMissed = value === undefined || parseFloat(value) > most;
    if (isMissed) missed.push(what);
    rows.push([what, isMissed ? `FAILED ${value ?? ''}`.trim() : value, bar]);
  }
}

const place = mkdtempSync(join(tmpdir(), 'cyberharbour-bench-'));
const folder = join(place, 'store');
await bringUpToDate(folder, console.log);
console.log(`load ${loadavg()[0]?.toFixed(1) ?? ''} when it begins`);
const only = words.includes('only') ? words.slice(words.indexOf('only') + 1) : [];
const isChosen = (name: string) => only.length === 0 || only.some((word) => name.includes(word));

if (isChosen('moves')) rows.push(...(await benchReleasing(place, folder, runs)));
if (isChosen('draws')) rows.push(...benchTrials());
if (isChosen('growth'))
  await withStack([23100, 24100], { RELEASE_STORE: folder }, async (stack) => {
    await stack.start();
    for (const { what, value, ratio = '', bar, isWithin } of await measureGrowth(stack, 5)) {
      if (isWithin === false) missed.push(what);
      rows.push([what, `${isWithin === false ? 'FAILED ' : ''}${value}, ${ratio}`, bar]);
    }
  });
for (const [file, figures] of Object.entries(shownByNode))
  if (isChosen(file)) await benchSuite(file, figures, () => runNodeTests([file]));
if (isChosen('journeys'))
  await benchSuite('journeys in Chromium', shownInChromium, () =>
    runBrowserTests({ ...productSettings(folder), PIPELINE: '1' }, journeyFiles),
  );

/** What takes half an hour or more each. */
const long: [name: string, figures: FigureRow[], run: () => Promise<SuiteResult>][] = [
  ['pairings', shownByPairings, runPairings],
  [
    'faults',
    shownByFaults,
    () => runBrowserTests({ ...productSettings(folder), HEAVY: '1', EVERY_REMOTE: '1' }, ['heavy/quiet-faults']),
  ],
  ['majors', shownByMajors, () => runNodeTests(['run/tests/heavy/majors.heavy.ts'])],
];
for (const [name, figures, run] of long)
  if (words.includes(name)) await benchSuite(name, figures, run);
  else
    for (const [what, , bar] of figures)
      rows.push([what, 'not asked for', `${bar}; npm run bench:releases -- ${name}`]);

console.log();
for (const [name, value, limit] of rows) console.log(`${name.padEnd(70)} ${value.padStart(22)}   (bar: ${limit})`);
console.log(`load ${loadavg()[0]?.toFixed(1) ?? ''} when it ended`);
rmSync(place, { recursive: true, force: true });
process.exit(missed.length === 0 ? 0 : 1);
