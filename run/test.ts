import { checks } from './checks/checks.ts';
import { listRemotes } from './checks/packages.ts';
import { inPool } from './processes/command.ts';
import { endAll, onEnd } from './processes/product.ts';
import { root } from './root.ts';
import { runJourneys } from './tests/journeys.ts';
import {
  endWithSum,
  reportSuite,
  runCheckSuite,
  runJestTests,
  runNodeTests,
  type SuiteResult,
} from './tests/runners.ts';

const jestPackages = ['shared-ui', 'shared-api', 'shell', ...listRemotes(root)];

/** Light ones run a few at a time, in this order; `alone` ones after them, one by one. */
const suites: { name: string; run: () => Promise<SuiteResult>; alone?: true }[] = [
  { name: 'server, on both databases', run: () => runNodeTests(['server/src/**/*.test.ts']) },
  { name: 'checks', run: () => runCheckSuite(checks(root)) },
  ...jestPackages.map((name) => ({ name, run: () => runJestTests(name) })),
  {
    name: 'platform, processes and HTTP servers',
    run: () => runNodeTests(['{platform,processes,http-server}/src/**/*.test.ts']),
  },
  { name: 'releases', run: () => runNodeTests(['releases/src/**/*.test.ts']) },
  { name: 'web server', run: () => runNodeTests(['shell/server/**/*.test.ts']) },
  {
    name: 'that each check finds its offence, and the commands',
    run: () => runNodeTests(['run/**/*.test.ts']),
  },
  { name: 'journeys in Chromium', run: () => runJourneys(), alone: true },
];

/** `npm test`, or `npm test -- server journeys` for the suites whose names hold one of the words. */
const words = process.argv.slice(2);
const chosen = suites.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`No suite is called ${words.join(' or ')}. There are: ${suites.map(({ name }) => name).join('; ')}.`);
  process.exit(2);
}
onEnd(endAll);

const results = await inPool(
  chosen.filter(({ alone }) => !alone),
  ({ name, run }) => reportSuite([name, run]),
);
for (const { name, run } of chosen.filter(({ alone }) => alone)) results.push(await reportSuite([name, run]));
endWithSum(results);
