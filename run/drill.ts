import { cpus } from 'node:os';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { photo } from '../server/src/testing/forms.ts';
import { joinAsMember } from '../server/src/testing/process.ts';
import { Cluster } from './cluster/cluster.ts';
import { faults } from './cluster/faults.ts';
import { Load, readPosts } from './cluster/load.ts';
import { countAnswers, describeResults, describeStatuses, type DrillResult, timeUntilBack } from './cluster/report.ts';
import { findFreePort, onEnd, UserError } from './processes/product.ts';
import { root } from './root.ts';

/**
 * `npm run drill [-- --times 20 --writes 20 --reads 100 --faults killed,paused,cut-off]`: a cluster under load, each
 * fault so many times; what happened is printed and written to docs/drill.md.
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    writes: { type: 'string', default: '20' },
    reads: { type: 'string', default: '100' },
    faults: { type: 'string', default: Object.keys(faults).join(',') },
  },
});

/** Milliseconds of load before a fault, and after writes are back. */
const [before, after] = [3000, 4000];
/** Milliseconds in which writes have to be back, and the cluster whole again. */
const longest = 90_000;

function readNumber(name: 'times' | 'writes' | 'reads'): number {
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

async function drill(): Promise<void> {
  const [times, writes, reads, chosen] = [readNumber('times'), readNumber('writes'), readNumber('reads'), readFaults()];
  cluster = await Cluster.prepare({
    web: await findFreePort(),
    apis: 3,
    webs: 0,
    store: '',
    settings: {
      SEED: 'none',
      WEB_ORIGINS: 'http://localhost:3000',
      RATE_LIMIT_SCALE: '100000',
      REGISTRATIONS_PER_ADDRESS: '1000000',
      POSTS_PER_MEMBER: '1000000',
      PICTURE_QUOTA: '100000',
      PICTURES_WAITING: '100',
    },
    say: console.log,
  });
  await cluster.start();
  const { folder, ports } = cluster.plan;
  const api = `http://127.0.0.1:${ports.api}`;
  const members: string[] = [];
  for (let number = 1; number <= 4; number += 1)
    members.push(await joinAsMember(api, join(folder, 'shared'), `member${number}@example.com`));
  const picture = await photo(8, 8);
  const results: DrillResult[] = [];
  for (const { title, strike } of chosen) {
    const load = new Load({ api, members, picture, writes, reads });
    load.start();
    const back: number[] = [];
    for (let round = 1; round <= times; round += 1) {
      back.push(await strikeOnce(cluster, load, strike, 5 * (1000 / writes) + 500));
      console.log(`${title}, ${round} of ${times}: writes back after ${((back.at(-1) ?? 0) / 1000).toFixed(1)} s`);
    }
    await load.stop();
    const stored = await readPosts(api, members);
    results.push({
      fault: title,
      rounds: times,
      acknowledged: load.acknowledged.size,
      lost: [...load.acknowledged.keys()].filter((id) => !stored.ids.has(id)).length,
      twice: [...stored.titles.values()].filter((count) => count > 1).length,
      back,
      ...countAnswers(load.answers),
    });
    console.log(`${describeResults(results.slice(-1))}\n${describeStatuses(load.answers)}`);
    // After each fault: what is known stays when a later one ends the drill.
    writeFileSync(join(root, 'docs/drill.md'), writePage(describeResults(results), { times, writes, reads }));
  }
}

/** @returns milliseconds until writes were back */
async function strikeOnce(
  running: Cluster,
  load: Load,
  strike: (typeof faults)[string]['strike'],
  steady: number,
): Promise<number> {
  await pause(before);
  const fault = Date.now();
  const heal = await strike(running);
  const acknowledged = () => load.acknowledged.size;
  // Long enough to notice; then until writes have come back for a while.
  await pause(after);
  for (let seen = acknowledged(); Date.now() - fault < longest; seen = acknowledged()) {
    await pause(1000);
    if (acknowledged() > seen) break;
  }
  await heal();
  await pause(after);
  for (const end = Date.now() + longest; !(await running.isWhole()); await pause(500))
    if (Date.now() > end) throw new Error('The cluster did not become whole again.');
  return timeUntilBack(load.answers, fault, Date.now(), steady);
}

const writePage = (table: string, { times, writes, reads }: Record<'times' | 'writes' | 'reads', number>) => `# Drill

What the last \`npm run drill\` met, written by it: faults in the cluster of \`npm run cluster\`, ${times} times each, under
${writes} writes and ${reads} reads in a second, on a machine with ${cpus().length} cores that ran the load, and other
work, too (${new Date().toISOString().slice(0, 10)}). A write is a post with a picture, sent with an Idempotency-Key and sent again with the same
one while it is refused. Lost: acknowledged and not stored. Twice: stored more than once. Writes back: from the fault to the
end of the longest time without an acknowledged write.

${table}

Everything runs on one machine: its disk, its clock and its network are shared, so this shows what programs do when one of
them dies, stops or is cut off, and not what several machines do.
`;

try {
  await drill();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  if (cluster) console.error(`The logs stay in ${cluster.plan.folder}`);
  process.exitCode = 1;
}
await cluster?.end(process.exitCode === 1);
process.exit();
