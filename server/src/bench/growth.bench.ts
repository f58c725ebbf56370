import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@cyberharbour/processes';
import { sql } from 'kysely';
import { openDatabase } from '../database/database.ts';
import { startPostgres } from '../testing/engines.ts';
import { growPostgres } from './grown-postgres.ts';
import { call, quantile, serve } from './measure.ts';

/**
 * What a large community costs beside a small one, both in one PostgreSQL, asked in turns: `node
 * src/bench/growth.bench.ts --posts 10000000`. Nothing is answered from before: something public changes first.
 */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: process.env['GROWN_POSTS'] ?? '10000000' },
    few: { type: 'string', default: '10000' },
    each: { type: 'string', default: '200' },
  },
});
const [few, many, each] = [Number(values.few), Number(values.posts), Number(values.each)];

const engine = await startPostgres();
const folder = await mkdtemp(path.join(tmpdir(), 'cyberharbour-growth-'));

async function open(name: string, posts: number) {
  const maker = await openDatabase(engine.url, folder);
  await sql.raw(`create database ${name}`).execute(maker);
  await maker.destroy();
  const url = engine.url.replace(/\/\w+$/, `/${name}`);
  const began = performance.now();
  const grown = await growPostgres(url, posts);
  console.log(`${posts} posts on PostgreSQL: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const server = await serve(new URL('../main.ts', import.meta.url).pathname, await freePort(), {
    DATA_DIR: path.join(folder, name),
    SEED: 'none',
    ADMIN_SECOND_STEP_DAYS: 'off',
    RATE_LIMIT_SCALE: '100000',
    DATABASE_URL: url,
  });
  const db = await openDatabase(url, folder);
  const change = () => sql`update public_changes set number = number + 1`.execute(db);
  return { ...grown, server, change, close: async () => (await db.destroy(), await server.end()) };
}
type Opened = Awaited<ReturnType<typeof open>>;

process.once('uncaughtException', (error) => {
  console.error(error);
  void engine.end().then(() => process.exit(1));
});

const small = await open('few', few);
const large = await open('many', many);

const list = '/api/blogs?limit=20';
const asked: Record<string, (of: Opened) => { url: string; cookie?: string }> = {
  'list, first page': () => ({ url: list }),
  'list, a page half-way down': ({ deep }) => ({ url: `${list}&cursor=${deep}` }),
  'one post': ({ newest }) => ({ url: `/api/blogs/${newest}` }),
  'console: figures': ({ cookie }) => ({ url: '/api/admin/statistics', cookie }),
  'console: posts': ({ cookie }) => ({ url: '/api/admin/blogs?limit=20', cookie }),
  'console: members': ({ cookie }) => ({ url: '/api/admin/users?limit=20', cookie }),
  'console: history': ({ cookie }) => ({ url: '/api/admin/audit?limit=20', cookie }),
  ...Object.fromEntries(
    ['platypus', 'harbour', 'security', 'har', 'message security', 'zebra'].map((word) => [
      `search: ${word}`,
      () => ({ url: `/api/search?limit=6&q=${encodeURIComponent(word)}` }),
    ]),
  ),
};

async function time(one: Opened, what: (one: Opened) => { url: string; cookie?: string }): Promise<number> {
  const { url, ...more } = what(one);
  await one.change();
  const { status, time } = await call(one.server, url, more);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return time;
}

/** The fastest tenth is what other work on the machine disturbs least. */
const describe = (times: number[]) =>
  [0.1, 0.5, 0.99].map((part) => quantile(times, part).toFixed(1).padStart(6)).join(' ');
const heads = `${few} posts`.padEnd(24) + `${many} posts`.padEnd(24);
console.log(`${'ms: fastest tenth, median, p99'.padEnd(30)}${heads}ratio of tenths, medians (1.3)`);
for (const [name, what] of Object.entries(asked)) {
  const [ones, others]: [number[], number[]] = [[], []];
  for (let warm = 0; warm < 20; warm += 1) for (const one of [small, large]) await time(one, what);
  for (let turn = 0; turn < each; turn += 1) {
    ones.push(await time(small, what));
    others.push(await time(large, what));
  }
  const ratios = [0.1, 0.5].map((part) => quantile(others, part) / quantile(ones, part));
  const isAbove = name.startsWith('search') ? quantile(others, 0.99) > 200 : Math.min(...ratios) > 1.3;
  const rest = `${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}${isAbove ? '   ABOVE' : ''}`;
  console.log(`${name.padEnd(30)}${describe(ones).padEnd(24)}${describe(others).padEnd(24)}${rest}`);
}

await small.close();
await large.close();
await engine.end();
await rm(folder, { recursive: true });
process.exit(0);
