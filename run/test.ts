import { everydayChecks } from './checks/checks.ts';
import { listRemotes } from './checks/packages.ts';
import { inPool } from './processes/command.ts';
import { endAll, onEnd } from './processes/product.ts';
import { root } from './root.ts';
import { nameBuiltStore, prepareJourneys } from './tests/journeys.ts';
import {
  endWithSum,
  reportSuite,
  runCheckSuite,
  runJestTests,
  runNodeTests,
  type SuiteResult,
} from './tests/runners.ts';
import { endEngine, runServerTests } from './tests/server.ts';

const jestPackages = ['shared-ui', 'shared-api', 'shell', ...listRemotes(root)];

const journeys = 'journeys in Chromium';

/** Each takes two minutes, and three times as long on a slow machine: what hangs leaves time for the others. */
const runFiles = (patterns: readonly string[], env?: NodeJS.ProcessEnv) => runNodeTests(patterns, env, 12 * 60_000);

/** They run a few at a time, in this order. */
const suites: { name: string; run: () => Promise<SuiteResult> }[] = [
  { name: 'server, on both databases', run: runServerTests },
  { name: 'checks', run: () => runCheckSuite(everydayChecks(root)) },
  ...jestPackages.map((name) => ({ name, run: () => runJestTests(name) })),
  {
    name: 'platform, processes and HTTP servers',
    run: () => runFiles(['{platform,processes,http-server}/src/**/*.test.ts']),
  },
  { name: 'releases', run: () => runFiles(['releases/src/**/*.test.ts']) },
  { name: 'web server', run: () => runFiles(['shell/server/**/*.test.ts']) },
  {
    name: 'that each check finds its offence, and the commands',
    run: async () => runFiles(['run/**/*.test.ts'], await nameBuiltStore()),
  },
];

/** `npm test`, or `npm test -- server journeys` for the suites whose names hold one of the words. */
const words = process.argv.slice(2);
const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const chosen = suites.filter(({ name }) => isChosen(name));
if (chosen.length === 0 && !isChosen(journeys)) {
  const names = [...suites.map(({ name }) => name), journeys];
  console.error(`No suite is called ${words.join(' or ')}. There are: ${names.join('; ')}.`);
  process.exit(2);
}
onEnd(async () => {
  await Promise.all([endAll(), endEngine()]);
});

// Browsers mostly wait, so they run beside the others. Their product is built first: others build the same folders.
const running = isChosen(journeys) ? [reportSuite([journeys, await prepareJourneys()])] : [];
const results = await inPool(chosen, ({ name, run }) => reportSuite([name, run]));
endWithSum([...results, ...(await Promise.all(running))]);
