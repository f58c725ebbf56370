import { parseArgs } from 'node:util';
import { bringUpToDate } from './product/releases.ts';
import { endAll, onEnd } from './processes/product.ts';
import { type Processes, type Stack, withStack } from './bench/stack.ts';
import { type Figure, printFigure } from './bench/web/figure.ts';
import { measureConsole } from './bench/web/console.ts';
import { measureFirstVisits } from './bench/web/first-visits.ts';
import { measureGrowth } from './bench/web/growth.ts';
import { measureLargeTables } from './bench/web/large-tables.ts';
import { measureLighthouse } from './bench/web/lighthouse.ts';
import { measureNextPages } from './bench/web/next-pages.ts';
import { measureServers } from './bench/web/servers.ts';
import { measureShifts } from './bench/web/shifts.ts';
import { measureThroughput } from './bench/web/throughput.ts';

/**
 * `npm run bench:web [-- --runs 9 --peer URL --peer-post URL --posts 1000000 --only
 * visits,shifts,next,lighthouse,console,html,growth,servers,tables]`: pages as visitors and moderators meet them, each
 * side in turns with the other. A figure beyond its bar makes it fail.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    peer: { type: 'string' },
    'peer-post': { type: 'string' },
    posts: { type: 'string', default: '1000000' },
    only: { type: 'string' },
  },
});
const runs = Number(values.runs);
const peer = { home: values.peer, post: values['peer-post'] };
onEnd(endAll);

const groups: Record<string, (stack: Stack, processes: Processes) => Promise<Figure[]>> = {
  visits: (stack) => measureFirstVisits(stack, runs, peer),
  shifts: ({ browser, web }) => measureShifts(browser, web, runs),
  next: ({ browser, web }) => measureNextPages(browser, web, runs),
  lighthouse: ({ web }) => measureLighthouse(web, Math.min(runs, 5)),
  console: (stack) => measureConsole(stack, runs),
  html: (stack, processes) => measureThroughput(stack, processes, runs),
  growth: (stack) => measureGrowth(stack, runs),
  servers: (stack) => measureServers(stack, runs),
  tables: (stack) => measureLargeTables(stack, Math.min(runs, 3), Number(values.posts)),
};

const missed: string[] = [];
await withStack([23100, 24100], {}, async (stack) => {
  await bringUpToDate(stack.env.RELEASE_STORE, console.log);
  const processes = await stack.start();
  console.log(
    `\n  ${`Medians of ${runs}, in turns; 1.6 Mbit/s, 150 ms, 4x CPU`.padEnd(66)} ${'value'.padStart(24)}  ratio   bar`,
  );
  for (const [name, measure] of Object.entries(groups)) {
    if (values.only !== undefined && !values.only.split(',').includes(name)) continue;
    for (const figure of await measure(stack, processes)) {
      printFigure(figure);
      if (figure.isWithin === false) missed.push(figure.what);
    }
  }
});
console.log(missed.length === 0 ? '\nEvery bar is met.' : `\n${missed.length} beyond their bars.`);
process.exit(missed.length === 0 ? 0 : 1);
