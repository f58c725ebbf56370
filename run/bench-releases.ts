import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchReleasing, benchTrials, type Row } from './bench/releasing.ts';
import { type FigureRow, journeyFiles, shownByNode, shownByPairings, shownInChromium } from './bench/shown-by-tests.ts';
import { bringUpToDate } from './product/releases.ts';
import { productSettings } from './tests/journeys.ts';
import { runBrowserTests, runNodeTests, type SuiteResult } from './tests/runners.ts';
import { runPairings } from './tests/skew.ts';

/**
 * `npm run bench:releases [-- <roll backs>] [pairings]`: figures of releasing, on the product in a store of its own,
 * and those that tests print. With `pairings`, this release is built beside the one before too, as the pipeline does
 * each time.
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
rows.push(...(await benchReleasing(place, folder, runs)), ...benchTrials());
for (const [file, figures] of Object.entries(shownByNode)) await benchSuite(file, figures, () => runNodeTests([file]));
await benchSuite('journeys in Chromium', shownInChromium, () =>
  runBrowserTests({ ...productSettings(folder), PIPELINE: '1' }, journeyFiles),
);
const [[pairings, , bar]] = shownByPairings;
if (words.includes('pairings')) await benchSuite('pairings', shownByPairings, runPairings);
else rows.push([pairings, 'not asked for', `${bar}; npm run bench:releases -- pairings`]);

console.log();
for (const [name, value, limit] of rows) console.log(`${name.padEnd(60)} ${value.padStart(22)}   (bar: ${limit})`);
rmSync(place, { recursive: true, force: true });
process.exit(missed.length === 0 ? 0 : 1);
