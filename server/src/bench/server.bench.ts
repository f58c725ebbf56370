import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@cyberharbour/processes';

import { fill } from './fill.ts';
import { call, cpuPerRequest, median, memoryOf, quantile, serve, type Server } from './measure.ts';

const { values } = parseArgs({
  options: { blogs: { type: 'string', default: '1000000' }, runs: { type: 'string', default: '5' } },
});
const many = Number(values.blogs);
const runs = Number(values.runs);
const requests = 2000;
const main = new URL('../main.ts', import.meta.url).pathname;
const bare = new URL('bare.ts', import.meta.url).pathname;
const say = (what: string, figure: string) => console.log(`${what.padEnd(58)} ${figure}`);
const ms = (number: number) => `${number.toFixed(2)} ms`;

const folder = await mkdtemp(path.join(tmpdir(), 'cyberharbour-bench-'));
const [small, large] = [path.join(folder, 'small'), path.join(folder, 'large')];
const few = await fill(small, 1000);
const began = performance.now();
const lot = await fill(large, many);
say(`Filling ${many} blogs with their words`, `${((performance.now() - began) / 1000).toFixed(0)} s`);

const start = async (file: string, DATA_DIR: string) =>
  serve(file, await freePort(), {
    DATA_DIR,
    SEED: 'none',
    ADMIN_PASSWORD: 'ladder custard',
    RATE_LIMIT_SCALE: '100000',
  });
// The first start plants the library and compiles; the figure is of every other one.
await (await start(main, small)).end();
const starting = performance.now();
let one = await start(main, small);
await call(one, '/healthz');
say('Cold start to the first 200 (bar: 1 s)', `${((performance.now() - starting) / 1000).toFixed(2)} s`);
const other = await start(main, large);
const least = await start(bare, small);

/** The same thing of two servers in turns; medians of each, and the ratio of the second to the first. */
async function pairs(what: string, first: () => Promise<number>, second: () => Promise<number>): Promise<void> {
  const [ones, others]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    ones.push(await first());
    others.push(await second());
  }
  say(what, `${ms(median(ones))} and ${ms(median(others))}   ratio ${(median(others) / median(ones)).toFixed(2)}`);
}

const list = '/api/blogs?limit=20';
const cpu = (server: Server, url: string, cookie: string) => () => cpuPerRequest(server, url, cookie, requests);
/**
 * What a server is compared in, it has done before: compiled code against compiled code, read pages against read pages.
 */
const warmUp = async (server: Server, of: typeof few) => {
  for (const url of [list, `${list}&cursor=${of.deep}`, `/api/blogs/${of.newest}`])
    await cpuPerRequest(server, url, '', requests);
  for (const url of [list, '/api/admin/blogs?limit=0']) await cpuPerRequest(server, url, of.cookie, requests);
};
await warmUp(one, few);
await pairs(
  'CPU of a list of 20 with a session: bare, ours (0.35 ms; 2.2)',
  cpu(least, list, few.cookie),
  cpu(one, list, few.cookie),
);
await pairs(
  'CPU of one blog: ours twice (0.15 ms)',
  cpu(one, `/api/blogs/${few.newest}`, ''),
  cpu(one, `/api/blogs/${few.newest}`, ''),
);

// Begun anew, so that the two have done the same.
await one.end();
one = await start(main, small);
await warmUp(one, few);
await warmUp(other, lot);
const latency =
  (server: Server, url: string, cookie = '') =>
  async () => {
    const times: number[] = [];
    for (let each = 0; each < 200; each += 1) times.push((await call(server, url, { cookie })).time);
    return median(times);
  };
const versus = (what: string, url: (of: typeof few) => string, cookies = false) =>
  pairs(
    `${what}: 1,000 and ${many} blogs (1.3)`,
    latency(one, url(few), cookies ? few.cookie : ''),
    latency(other, url(lot), cookies ? lot.cookie : ''),
  );
await versus('First page', () => list);
await versus('A page half-way down', ({ deep }) => `${list}&cursor=${deep}`);
await versus('One blog', ({ newest }) => `/api/blogs/${newest}`);
await versus('Counts for administrators', () => '/api/admin/blogs?limit=0', true);

// The first search of a process starts the thread that searches; it is none of the words below.
await call(other, '/api/blogs?q=wharf&limit=20');
for (const word of ['platypus', 'harbour', 'security']) {
  const delays: number[] = [];
  let going = true;
  const isGoing = () => going;
  const watcher = (async () => {
    while (isGoing()) delays.push((await call(other, `/api/blogs/${lot.newest}`)).time);
  })();
  const times: number[] = [];
  for (let each = 0; each < 300; each += 1) times.push((await call(other, `/api/blogs?q=${word}&limit=20`)).time);
  going = false;
  await watcher;
  say(
    `Search "${word}" in ${many}: p99 (150 ms); others' p99 (50 ms)`,
    `${ms(quantile(times, 0.99))}; ${ms(quantile(delays, 0.99))}`,
  );
}

const logins: Promise<{ status: number }>[] = [];
const reads: number[] = [];
for (let beat = 0; beat < 500; beat += 1) {
  for (let each = 0; each < 4; each += 1)
    logins.push(
      call(one, '/api/auth/login', { body: { email: `nobody${beat}-${each}@example.com`, password: 'wrong one' } }),
    );
  void call(one, list).then(({ time }) => reads.push(time));
  await pause(20);
}
const answered = await Promise.all(logins);
const share = (status: number) =>
  `${Math.round((100 * answered.filter((each) => each.status === status).length) / answered.length)} %`;
say(
  '200 logins/s offered for 10 s: reads p99 (500 ms)',
  `${ms(quantile(reads, 0.99))}; 401 ${share(401)}, 503 ${share(503)}`,
);
say(
  'Memory after the load (160 MB)',
  `${(await memoryOf(one)).toFixed(0)} MiB; with ${many} blogs ${(await memoryOf(other)).toFixed(0)} MiB`,
);

for (const server of [one, other, least]) await server.end();
await rm(folder, { recursive: true });
process.exit(0);
