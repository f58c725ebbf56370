import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { freePort } from '@cyberharbour/processes';
import { median } from '../bench/figures.ts';
import { bringUpToDate } from '../product/releases.ts';
import { root } from '../root.ts';
import { Cluster } from './cluster.ts';
import { report, today } from './report-page.ts';
import { holdToShare } from './share-of-core.ts';

/** Seconds of each measurement, after a fifth as many to warm up. */
const lasts = 10;
/** Of one process and of two, in turns; medians are reported. */
const rounds = 5;
/** Readers who each ask again as soon as they have their answer. */
const readers = 16;
/** Of a core, for each API process: they are what is short, and not the cores that the rest takes, too. */
const share = 0.3;

const settings = { RATE_LIMIT_SCALE: '1000000', WEB_ORIGINS: 'http://localhost:3000' };

/** Hundredths of a second of processor time: of all programs of the machine, and of some processes. */
function readProcessor(pids: readonly number[]): { all: number; own: number } {
  const [, ...machine] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).map(Number);
  const own = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  const [user = 0, nice = 0, system = 0] = machine;
  return { all: user + nice + system, own: own.reduce((sum, each) => sum + each, 0) };
}

const agent = new Agent({ keepAlive: true, maxSockets: readers });

const ask = (port: number, path: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', reject);
    asked.end();
  });

type Measured = Awaited<ReturnType<typeof readFrom>>;

async function measure(cluster: Cluster, processes: readonly string[]) {
  const pids = processes.map((name) => cluster.service(name).pid);
  const letGo = holdToShare(pids, share);
  try {
    return await readFrom(cluster, pids);
  } finally {
    letGo();
  }
}

/** Lists of different lengths, as fast as they come. @returns in a second, and for each second of the API's own */
async function readFrom(cluster: Cluster, pids: readonly number[]) {
  const port = cluster.plan.ports.api;
  const readFor = async (seconds: number) => {
    let count = 0;
    const end = Date.now() + seconds * 1000;
    const reader = async (number: number) => {
      for (let turn = number; Date.now() < end; turn += 1) {
        const status = await ask(port, `/api/blogs?limit=${10 + (turn % 20)}`);
        if (status !== 200) throw new Error(`A list was answered with ${status}.`);
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: readers }, (_, number) => reader(number)));
    return count / seconds;
  };
  await readFor(lasts / 5);
  const before = readProcessor(pids);
  const perSecond = await readFor(lasts);
  const after = readProcessor(pids);
  const [all, own] = [after.all - before.all, after.own - before.own].map((ticks) => ticks / 100);
  return { perSecond, cores: (own ?? 0) / lasts, machine: (all ?? 0) / lasts };
}

/** Lists through HAProxy by one API process and by two, with replicas and without. */
export async function drillThroughput(opened: (cluster: Cluster) => void): Promise<void> {
  const store = `${root}/.release-store`;
  await bringUpToDate(store, console.log);
  const options = { web: await freePort(), apis: 2, webs: 1, store, say: console.log };
  const cluster = await Cluster.prepare({ ...options, settings });
  opened(cluster);
  await cluster.start();
  const rows: string[][] = [];
  for (const [reads, more] of [
    ['replicas on', {}],
    ['replicas off', { DATABASE_READ_URL: '' }],
  ] as const) {
    if (rows.length > 0) await cluster.renew({ ...settings, ...more });
    const [one, two, ratios]: [Measured[], Measured[], number[]] = [[], [], []];
    // Both run all the time: one that has just begun would be slower than the one beside it.
    await measure(cluster, ['api-1', 'api-2']);
    for (let round = 0; round < rounds; round += 1) {
      await cluster.order('set server apis/api-2 state maint');
      const alone = await measure(cluster, ['api-1']);
      await cluster.order('set server apis/api-2 state ready');
      const both = await measure(cluster, ['api-1', 'api-2']);
      one.push(alone);
      two.push(both);
      ratios.push(both.perSecond / alone.perSecond);
    }
    for (const [number, all] of [one, two].entries()) {
      const of = (figure: keyof Measured) => median(all.map((each) => each[figure]));
      rows.push([
        `${reads}, ${number + 1} of 2 processes`,
        of('perSecond').toFixed(0),
        number === 0 ? '' : `${median(ratios).toFixed(2)} (${ratios.map((each) => each.toFixed(2)).join(', ')})`,
        of('cores').toFixed(2),
        `${of('machine').toFixed(2)} of ${cpus().length}`,
        (of('perSecond') / of('cores')).toFixed(0),
        today(),
      ]);
    }
  }
  for (const row of rows) console.log(row.join(' | '));
  report({
    heading: 'Throughput',
    words: `Lists of 10 to 29 posts through HAProxy, by ${readers} readers who ask again at once, ${lasts} s each, ${rounds} times in turns; medians. The readers, HAProxy, PostgreSQL and
whatever else runs take of the same cores, so each API process is held to ${share} of a core: what is measured is that the second one
brings what the first one does. "Cores of the API" is what its processes got, "lists a core" what a whole one would bring.`,
    columns: ['What', 'Lists a second', 'Ratio', 'Cores of the API', 'Cores of all programs', 'Lists a core', 'Day'],
    rows,
  });
}
