import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { fillCommunity } from '../server/src/bench/community.ts';
import { hostileTexts } from '../server/src/bench/hostile-texts.ts';
import { fullLint, publishingChecks } from './checks/checks.ts';
import { runClusterJourneys } from './cluster/journeys.ts';
import { inPool, runCommand } from './processes/command.ts';
import { findHeadlessChromium } from './product/chromium.ts';
import { installEngines } from './product/engines.ts';
import { root } from './root.ts';
import { runJourneys } from './tests/journeys.ts';
import { comparePictures } from './tests/pictures.ts';
import { endWithSum, reportSuite, runCheckSuite, runNodeTests, type Suite, type SuiteResult } from './tests/runners.ts';
import { runOnBothDatabases, runServerTestsInMemory } from './tests/server.ts';
import { runPairings } from './tests/skew.ts';

/** Prints the lines of a suite that give figures. @returns the result itself */
function printFigures(result: SuiteResult, lines: RegExp): SuiteResult {
  for (const [line] of result.output.matchAll(lines)) console.log(line.trim());
  return result;
}

/** Each pair of calls that touch one account, raced where two transactions are really open at once. */
async function runRaces(): Promise<SuiteResult> {
  const result = await runOnBothDatabases((env) => runNodeTests(['server/src/testing/races/*.race.ts'], env));
  return printFigures(result, /^ *ℹ .* broken rules$/gm);
}

/** What everybody else waits while somebody is slow, greedy or floods, and what that takes of both servers. */
async function runFloods(): Promise<SuiteResult> {
  const result = await runNodeTests(['server/src/testing/floods/*.flood.ts', 'run/tests/heavy/web-floods.heavy.ts']);
  return printFigures(result, /^ *ℹ .* MiB.*$/gm);
}

/** The console under axe, and moderators with a queue of 500, by touch and by keyboard. */
async function runLongQueue(): Promise<SuiteResult> {
  const data = mkdtempSync(join(tmpdir(), 'cyberharbour-queue-'));
  try {
    await fillCommunity(data, { users: 60, blogs: 500, campaigns: 300, waiting: 250 });
    return await runJourneys({ files: ['heavy/queue', 'heavy/console-axe'], env: { HEAVY: '1', FILLED_DATA: data } });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Named in the line of the suite, so that a run that found something can be repeated: `FUZZ_SEED=… node --test …`. */
const seed = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : randomInt(2 ** 31);

/**
 * Every public post of a random community in a browser: their number by GENERATED_POSTS; 10,000 take an hour, two on a
 * slow machine.
 */
async function runGeneratedPages(): Promise<SuiteResult> {
  const data = mkdtempSync(join(tmpdir(), 'cyberharbour-generated-'));
  // One post in ten of a community is archived.
  const blogs = Math.ceil((Number(process.env.GENERATED_POSTS ?? 300) * 10) / 9);
  try {
    await fillCommunity(data, { users: 50, blogs, campaigns: 10, waiting: 0, texts: hostileTexts(seed) });
    const result = await runJourneys({
      files: ['heavy/generated-pages'],
      env: { HEAVY: '1', FILLED_DATA: data },
      timeout: 4 * 3600_000,
    });
    return printFigures(result, /^ *ℹ \d+ random posts .*$/gm);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** The catalogue of the design system, built, and every story of it in every look. */
async function runStories(): Promise<SuiteResult> {
  const { code, output } = await runCommand('npm', ['run', 'build-storybook', '-w', 'shared-ui']);
  return code === 0
    ? runNodeTests(['shared-ui/tools/stories.test.ts'], { CHROMIUM: findHeadlessChromium(console.log) })
    : { passed: 0, failed: 1, output };
}

/** What a component and a remote cost a page; above its bar, it fails. */
async function runSizes(): Promise<SuiteResult> {
  const { code, output } = await runCommand(process.execPath, [join(root, 'run/bench.ts'), '--only', 'sizes']);
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** Requests that nobody tried yet; everyday runs repeat the same ones. */
const runNewRequests = () =>
  runNodeTests(['server/src/http/fuzz.test.ts'], { FUZZ_SEED: String(seed), FUZZ_RUNS: '10000' });

/** Texts that nobody tried yet; everyday runs take 2,000 of the same ones. */
const runNewTexts = () =>
  runNodeTests(['server/src/formatted-text/hostile-texts.test.ts'], { FUZZ_SEED: String(seed), TEXTS: '50000' });

/** Pages that sites may answer with to whoever asks them. */
const runHostilePages = () =>
  runNodeTests(['server/src/link-checks/hostile-pages.test.ts'], { PAGES: process.env.PAGES ?? '10000' });

/** By the page of instructions, with what each of its steps took. */
async function runOwnRepository(): Promise<SuiteResult> {
  const result = await runNodeTests(['run/tests/heavy/own-repository.heavy.ts']);
  return printFigures(result, /^ *ℹ Own repository, .*$/gm);
}

/** With what each of them costs. */
const runMajors = (name: string) => async (): Promise<SuiteResult> => {
  const result = await runNodeTests([`run/tests/heavy/${name}.heavy.ts`]);
  return printFigures(result, /^ *ℹ (?:React|Its page) .*$/gm);
};

const runHeavyFile = (name: string) => () => runNodeTests([`run/tests/heavy/${name}.heavy.ts`]);

/** With the figures that it prints. */
async function runSoak(name: string): Promise<SuiteResult> {
  const result = await runNodeTests([`server/src/testing/soak/${name}.soak.ts`]);
  return printFigures(result, /^ *ℹ (?:sqlite|postgres): .*$/gm);
}

/** They drive browsers and mostly wait; what they look at does not depend on how busy the machine is. */
const inBrowsers: Suite[] = [
  [
    'journeys of the pipeline: broken releases, lost accounts, every address, every state of the member screens',
    () => runJourneys({ files: ['pipeline/'], env: { PIPELINE: '1' } }),
  ],
  [
    'public screens in Chromium, every state, and as they arrive on a slow line',
    () => runJourneys({ files: ['heavy/public-screens', 'heavy/halves', 'heavy/arriving'], env: { HEAVY: '1' } }),
  ],
  [
    'the main journeys in Firefox and WebKit, and what they refuse to run',
    () => runJourneys({ files: ['heavy/engines'], env: { HEAVY: '1' } }),
  ],
  [`every page of random posts by seed ${seed}`, runGeneratedPages],
  ['the console: every state, and a queue of 500 by touch and by keyboard', runLongQueue],
];

/** One after another, as some build in the same folders; they run beside the browsers. */
const besideBrowsers: Suite[] = [
  [`races of each pair of calls that touch one account, ${process.env.RACES ?? 1} of each`, runRaces],
  ['every package stands alone', runHeavyFile('stand-alone')],
  ['the first start builds everything', () => runNodeTests(['run/tests/start.test.ts'])],
  ['every story, in every look', runStories],
  ['the shared packages in another product', runHeavyFile('outside')],
  ['what packages would publish', () => runCheckSuite(publishingChecks(root))],
  ['the web server on a bucket', runHeavyFile('bucket')],
  ['the exported site behind nginx', runHeavyFile('nginx')],
  ['rules of alarm, by the tool of Prometheus', runHeavyFile('alarms')],
  [
    `letters: ${process.env.LETTERS ?? 1000} through a mail server, ${process.env.LETTER_KILLS ?? 5} kills, none missed`,
    () => runNodeTests(['server/src/testing/soak/letters.soak.ts']),
  ],
  [
    `${process.env.JOINS ?? 4000} joins of a campaign under ${process.env.JOIN_KILLS ?? 8} kills, counted to the unit`,
    () => runSoak('joins'),
  ],
  ['an attack that links visitors of two days: no better than chance', () => runSoak('linking')],
  [
    'server, killed in the middle of writing, and without its database, its limits or its disk',
    () => runNodeTests(['server/src/faults/*.fault.ts']),
  ],
  ['sizes', runSizes],
  ['another React: a remote that brings 18 beside the shell of 19', runMajors('another-react')],
  ['a new remote, from nothing to live behind a pin', runHeavyFile('new-remote')],
];

/** Each has the machine to itself: they measure memory and time. */
const alone: Suite[] = [
  ['10,000 hostile pages for the link checker: no crash, no private address, no memory held', runHostilePages],
  ['slow, greedy and flooding clients: what others wait', runFloods],
  ['public screens by Lighthouse', () => runJourneys({ files: ['heavy/lighthouse'], env: { HEAVY: '1' } })],
];

/** Two at once, as they wait for what hangs and for what is watched; the last one builds. */
const inPairs: Suite[] = [
  [
    'quiet faults of 19 kinds, each in one of three remotes: refused, contained or healed',
    // Two products side by side, each in a browser of its own.
    () => runJourneys({ files: ['heavy/quiet-faults', '--workers=2', '--fully-parallel'], env: { HEAVY: '1' } }),
  ],
  ['a mount that would not end', runHeavyFile('mount')],
  ['a bad trial is taken back, a clean one is not', runHeavyFile('trials')],
  ['the web server without its release store', runHeavyFile('outage')],
  [
    'a trial with a quiet fault is taken back by the command',
    () => runJourneys({ files: ['heavy/watched-fault'], env: { HEAVY: '1' } }),
  ],
  ['this release beside the one before: shell, remotes and API, 24 pairings', runPairings],
];

/**
 * By the word "nightly", or by their names: what `npm test` does with fewer texts and fewer requests, for faults that
 * nobody has thought of; ESLint with all types, for two rules that the checks do not know.
 */
const nightly: Suite[] = [
  [`nightly: server, 10,000 new random requests by seed ${seed}`, runNewRequests],
  [`nightly: 50,000 random texts with marks by seed ${seed}: no script, no link with a false face`, runNewTexts],
  ['nightly: lint of everything, types included', () => runCheckSuite(fullLint(root))],
];

/**
 * Only by their names: another version of Chromium, or other fonts, draw other pictures; the cluster needs Debian
 * packages and most of the machine; `npm test` ran the server on the PostgreSQL that is installed. A repository of its
 * own takes ten minutes, most of them of a registry; pairings of majors build the product four times.
 */
const onlyNamed: Suite[] = [
  ['server, on a PostgreSQL in memory', runServerTestsInMemory],
  ['a remote in its own repository, from an empty folder to live', runOwnRepository],
  ['two majors of React and of the design system, 16 pairings', runMajors('majors')],
  ['pictures of every screen and every story', comparePictures],
  ['the cluster: faults, restarts and pages', runHeavyFile('cluster')],
  ['the main journeys, against a cluster', runClusterJourneys],
  ['the cluster on three hosts, each with a network of its own', runHeavyFile('hosts')],
  ['the units of systemd', runHeavyFile('systemd')],
  ['the chart for Kubernetes', runHeavyFile('chart')],
];

/** `npm run heavy`, or with words after `--`: the suites whose names hold one of them. */
const words = process.argv.slice(2);
installEngines();
const choose = (suites: readonly Suite[]) =>
  suites.filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));
const waiting = choose(inBrowsers);

/**
 * Where a pipeline ends by the clock, as it may on a slow machine: minutes from now after which no suite begins. Each
 * that was not begun is named; the nightly run has no such end.
 */
const lastBegin = Number(process.env.HEAVY_MINUTES ?? Infinity) * 60_000;
function begin(suite: Suite): Promise<SuiteResult> {
  if (performance.now() < lastBegin) return reportSuite(suite);
  console.log(`left  ${suite[0]}: not begun, as ${process.env.HEAVY_MINUTES} minutes were over`);
  return Promise.resolve({ passed: 0, failed: 0, output: '' });
}

/** Runs the suites in their order, and then, one by one, the browsers' that nobody has begun. */
async function runThenHelp(suites: readonly Suite[]): Promise<SuiteResult[]> {
  const results = await pMap(suites, begin, { concurrency: 1 });
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await begin(next));
  return results;
}
const beside = await Promise.all([runThenHelp([]), runThenHelp(choose(besideBrowsers))]);
const measured = await pMap(choose(alone), begin, { concurrency: 1 });
const paired = await inPool(choose(inPairs), begin);
const named = words.length === 0 ? [] : await pMap(choose([...nightly, ...onlyNamed]), begin, { concurrency: 1 });
endWithSum([...beside.flat(), ...measured, ...paired, ...named]);
