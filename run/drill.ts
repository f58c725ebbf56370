import { parseArgs } from 'node:util';
import type { Cluster } from './cluster/cluster.ts';
import { openDrillCluster } from './cluster/drill-cluster.ts';
import { drillClock } from './cluster/clock-drill.ts';
import { drillFault } from './cluster/fault-drill.ts';
import { faults } from './cluster/faults.ts';
import { drillRelease } from './cluster/release-drill.ts';
import { drillRestore } from './cluster/restore-drill.ts';
import { drillThroughput } from './cluster/throughput-drill.ts';
import { onEnd, UserError } from './processes/product.ts';

/**
 * `npm run drill [-- --times 20 --writes 20 --reads 100 --faults killed,paused,cut-off]`: a cluster under load, each
 * fault so many times. `npm run drill -- clock` sets a clock, `npm run drill -- release --requests 100000` replaces
 * every process by the next release's and back, `npm run drill -- restore --posts 1000000` rehearses a restore,
 * `npm run drill -- throughput` compares one API process with two, and replicas with none. What
 * happened is printed and written to docs/drill.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    writes: { type: 'string', default: '20' },
    reads: { type: 'string', default: '100' },
    posts: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '100000' },
    faults: { type: 'string', default: Object.keys(faults).join(',') },
  },
});

function readNumber(name: 'times' | 'writes' | 'reads' | 'requests' | 'posts'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new UserError(`--${name} must be a whole number above 0.`);
  return number;
}

function readFaults() {
  return values.faults.split(',').map((name) => {
    const fault = faults[name];
    if (!fault) throw new UserError(`There is no fault ${name}. They are ${Object.keys(faults).join(', ')}.`);
    return fault;
  });
}

let cluster: Cluster | undefined;
onEnd(async () => cluster?.end());

const hold = (made: Cluster) => (cluster = made);

const drills: Record<string, () => Promise<void>> = {
  async faults() {
    const rates = { times: readNumber('times'), writes: readNumber('writes'), reads: readNumber('reads') };
    const chosen = readFaults();
    const disk = chosen.some(({ needsDisk }) => needsDisk) ? { disk: 900 } : {};
    const opened = await openDrillCluster(disk, hold);
    for (const fault of chosen) await drillFault(opened, fault, rates);
  },
  async clock() {
    const rates = { writes: readNumber('writes'), reads: readNumber('reads') };
    await drillClock(await openDrillCluster({ hasOwnClock: true }, hold), rates);
  },
  async release() {
    const rates = { writes: readNumber('writes'), reads: readNumber('reads'), requests: readNumber('requests') };
    await drillRelease(await openDrillCluster({}, hold), rates);
  },
  throughput: () => drillThroughput(hold),
  restore: () => drillRestore({ posts: readNumber('posts') }),
};

try {
  const [name = 'faults'] = positionals;
  const drill = drills[name];
  if (!drill) throw new UserError(`There is no drill ${name}. They are ${Object.keys(drills).join(', ')}.`);
  await drill();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  if (cluster) console.error(`The logs stay in ${cluster.plan.folder}`);
  process.exitCode = 1;
}
await cluster?.end(process.exitCode === 1);
process.exit();
