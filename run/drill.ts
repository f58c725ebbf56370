import type { Cluster } from './cluster/cluster.ts';
import { openDrillCluster } from './cluster/drill-cluster.ts';
import { drillClock } from './cluster/clock-drill.ts';
import { drillFault } from './cluster/fault-drill.ts';
import { type FaultKind, faults } from './cluster/faults.ts';
import { drillRelease } from './cluster/release-drill.ts';
import { drillRestore } from './cluster/restore-drill.ts';
import { drillThroughput } from './cluster/throughput-drill.ts';
import { chooseNamed, readCount, readOptions } from './processes/options.ts';
import { onEnd, UserError } from './processes/product.ts';

const usage = `npm run drill [-- faults] [--times 20 --writes 20 --reads 100 --faults killed,paused]
npm run drill -- clock | release | restore | throughput

What happens to a cluster under load, printed and written to docs/drill.md: at each fault, so many times; when a clock is
set; while every process is replaced by the next release's, and back; when it is restored to a moment; with one API
process and with two, and with replicas and without.
  --times NUMBER      of each fault (20)
  --faults LIST       of ${Object.keys(faults).join(', ')}
  --writes, --reads   in a second (20, 100)
  --requests NUMBER   during a release (100000)
  --posts NUMBER      before a restore (1000000)`;

const options = {
  times: { type: 'string', default: '20' },
  writes: { type: 'string', default: '20' },
  reads: { type: 'string', default: '100' },
  posts: { type: 'string', default: '1000000' },
  requests: { type: 'string', default: '100000' },
  faults: { type: 'string' },
} as const;

let cluster: Cluster | undefined;
onEnd(async () => cluster?.end());

const hold = (made: Cluster) => (cluster = made);

type Counts = Record<'times' | 'writes' | 'reads' | 'posts' | 'requests', number>;
interface Given extends Counts {
  chosen: FaultKind[];
}

const drills: Record<string, (given: Given) => Promise<void>> = {
  async faults({ times, writes, reads, chosen }) {
    // More than PostgreSQL's log may take, which is 1 GB.
    const disk = chosen.some(({ needsDisk }) => needsDisk) ? { disk: 2000 } : {};
    const opened = await openDrillCluster(disk, hold);
    for (const fault of chosen) await drillFault(opened, fault, { times, writes, reads });
  },
  async clock({ writes, reads }) {
    await drillClock(await openDrillCluster({ hasOwnClock: true }, hold), { writes, reads });
  },
  async release({ writes, reads, requests }) {
    await drillRelease(await openDrillCluster({}, hold), { writes, reads, requests });
  },
  throughput: () => drillThroughput(hold),
  restore: ({ posts }) => drillRestore({ posts }),
};

async function runDrill(): Promise<void> {
  const { values, positionals } = readOptions(usage, options);
  const [name = 'faults'] = positionals;
  const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;
  if (!drill) throw new UserError(`There is no drill ${name}. They are ${Object.keys(drills).join(', ')}.`);
  const count = (option: keyof Counts) => readCount(option, values[option]);
  await drill({
    times: count('times'),
    writes: count('writes'),
    reads: count('reads'),
    posts: count('posts'),
    requests: count('requests'),
    chosen: chooseNamed('faults', faults, values.faults).map(([, fault]) => fault),
  });
}

try {
  await runDrill();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  if (cluster) console.error(`The logs stay in ${cluster.plan.folder}`);
  process.exitCode = 1;
}
await cluster?.end(process.exitCode === 1);
process.exit();
