import { bringUpToDate } from './product/releases.ts';
import { chooseNamed, readCount, readOptions, runFor } from './processes/options.ts';
import { endAll, onEnd } from './processes/product.ts';
import { type Processes, type Stack, withStack } from './bench/stack.ts';
import { type Figure, printFigure } from './bench/web/figure.ts';
import { measureConsole } from './bench/web/console.ts';
import { measureFirstVisits, type Peer } from './bench/web/first-visits.ts';
import { measureGrowth } from './bench/web/growth.ts';
import { measureLargeTables } from './bench/web/large-tables.ts';
import { measureLighthouse } from './bench/web/lighthouse.ts';
import { measureNextPages } from './bench/web/next-pages.ts';
import { measureServers } from './bench/web/servers.ts';
import { measureShifts } from './bench/web/shifts.ts';
import { measureThroughput } from './bench/web/throughput.ts';

interface Given {
  runs: number;
  peer: Peer;
  posts: number;
}

const groups: Record<string, (given: Given, stack: Stack, processes: Processes) => Promise<Figure[]>> = {
  visits: ({ runs, peer }, stack) => measureFirstVisits(stack, runs, peer),
  shifts: ({ runs }, stack) => measureShifts(stack, runs),
  next: ({ runs }, { browser, web }) => measureNextPages(browser, web, runs),
  lighthouse: ({ runs }, { web }) => measureLighthouse(web, Math.min(runs, 5)),
  console: ({ runs }, stack) => measureConsole(stack, runs),
  html: ({ runs }, stack, processes) => measureThroughput(stack, processes, runs),
  growth: ({ runs }, stack) => measureGrowth(stack, runs),
  servers: ({ runs }, stack) => measureServers(stack, runs),
  tables: ({ runs, posts }, stack) => measureLargeTables(stack, Math.min(runs, 3), posts),
};

const usage = `npm run bench:web [-- --runs 9 --only visits,html]

Pages as visitors and moderators meet them, each side in turns with the other. A figure beyond its bar makes it fail.
  --runs NUMBER     of which the medians are taken (9)
  --only LIST       of ${Object.keys(groups).join(', ')}
  --peer URL        another site's home page, and
  --peer-post URL   a post of it, to compare with
  --posts NUMBER    in the large tables (1000000)`;

async function bench(): Promise<void> {
  const { values } = readOptions(usage, {
    runs: { type: 'string', default: '9' },
    peer: { type: 'string' },
    'peer-post': { type: 'string' },
    posts: { type: 'string', default: '1000000' },
    only: { type: 'string' },
  });
  const runs = readCount('runs', values.runs);
  const peer = { home: values.peer, post: values['peer-post'] };
  const given = { runs, peer, posts: readCount('posts', values.posts) };
  const chosen = chooseNamed('only', groups, values.only);
  onEnd(endAll);
  const missed: string[] = [];
  await withStack([23100, 24100], {}, async (stack) => {
    await bringUpToDate(stack.env.RELEASE_STORE, console.log);
    const processes = await stack.start();
    console.log(
      `\n  ${`Medians of ${runs}, in turns; 1.6 Mbit/s, 150 ms, 4x CPU`.padEnd(66)} ${'value'.padStart(24)}  ratio   bar`,
    );
    for (const [, measure] of chosen)
      for (const figure of await measure(given, stack, processes)) {
        printFigure(figure);
        if (figure.isWithin === false) missed.push(figure.what);
      }
  });
  console.log(missed.length === 0 ? '\nEvery bar is met.' : `\n${missed.length} beyond their bars.`);
  process.exit(missed.length === 0 ? 0 : 1);
}

await runFor(bench);
