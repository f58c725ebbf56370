import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@cyberharbour/processes';
import { sql } from 'kysely';
import { openDatabase } from '../database/database.ts';
import { startPostgres } from '../testing/engines.ts';
import { fill } from './fill.ts';
import { growPostgres } from './grown-postgres.ts';
import { call, median, quantile, serve } from './measure.ts';

/** Searches of many posts, none of which was answered before: something public changes before each of them. */
const { values } = parseArgs({
  options: {
    blogs: { type: 'string', default: '1000000' },
    each: { type: 'string', default: '100' },
    postgres: { type: 'boolean', default: false },
  },
});
const blogs = Number(values.blogs);
const engine = values.postgres ? await startPostgres() : null;
const url = engine?.url ?? null;
const folder = await mkdtemp(path.join(tmpdir(), 'cyberharbour-search-'));

const began = performance.now();
const { cookie } = url ? await growPostgres(url, blogs) : await fill(folder, blogs);
console.log(`${blogs} blogs on ${url ? 'PostgreSQL' : 'SQLite'}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
const server = await serve(new URL('../main.ts', import.meta.url).pathname, await freePort(), {
  DATA_DIR: folder,
  SEED: 'none',
  ADMIN_PASSWORD: 'ladder custard',
  RATE_LIMIT_SCALE: '100000',
  ...(url && { DATABASE_URL: url }),
});
const db = await openDatabase(url, folder);
const change = () => sql`update public_changes set number = number + 1`.execute(db);

const words = ['platypus', 'harbour', 'security', 'secur', 'har', 'ha', 'harbour wharf', 'message security', 'zebra'];
const calls = [
  '/api/search?limit=6&q=',
  '/api/search?q=',
  '/api/blogs?limit=20&q=',
  '/api/admin/blogs?limit=20&order=oldest&q=',
  '/api/admin/blogs?limit=20&order=title&q=',
  '/api/admin/blogs?limit=20&status=pending&q=',
];
await call(server, `${calls[0]}wharf`);
for (const start of calls) {
  for (const word of words) {
    const times: number[] = [];
    for (let each = 0; each < Number(values.each); each += 1) {
      await change();
      const { status, time } = await call(server, `${start}${encodeURIComponent(word)}`, {
        ...(start.startsWith('/api/admin/') && { cookie }),
      });
      if (status !== 200) throw new Error(`${start}${word} answered ${status}`);
      times.push(time);
    }
    const [middle, late] = [median(times), quantile(times, 0.99)].map((time) => `${time.toFixed(1)} ms`);
    console.log(
      `${start.padEnd(43)} ${word.padEnd(18)} median ${middle}, p99 ${late}${quantile(times, 0.99) > 150 ? '   ABOVE 150 ms' : ''}`,
    );
  }
}

await db.destroy();
await server.end();
await engine?.end();
await rm(folder, { recursive: true });
process.exit(0);
