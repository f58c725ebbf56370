import { sql } from 'kysely';
import pg from 'pg';
import { sessionCookie } from '@cyberharbour/shared-api/contract';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openSession } from '../sessions/sessions.ts';
import { day } from '../clock/durations.ts';

const sentence =
  'A message said the parcel was waiting and asked for a small fee, so we rang the shop instead and learned a lot about security that day.';
/** Over which a community has grown, however large it is. */
const span = 2 * 365 * day;

/** What a bench has to know of a community to ask for it. */
export interface Grown {
  cookie: string;
  /** Cursor of the post in the middle. */
  deep: string;
  newest: string;
}

/** An id as `newId` makes it, of a time, the same at every run. */
const idAt = (kind: string, at: string) => {
  const [time, digest] = [`lpad(to_hex(${at}), 12, '0')`, `md5('${kind}' || n)`];
  return `substr(${time}, 1, 8) || '-' || substr(${time}, 9, 4) || '-7' || substr(${digest}, 1, 3) || '-8' || substr(${digest}, 4, 3) || '-' || substr(${digest}, 7, 12)`;
};

/**
 * Fills an empty PostgreSQL database with approved posts, one member for ten of them and one decision for each, by
 * statements of the database itself: a million takes minutes. Every tenth title holds `harbour`, one text in 100,000
 * `platypus`; the newest 20 posts wait.
 */
export async function growPostgres(url: string, posts: number): Promise<Grown> {
  const db = await openDatabase(url, '');
  await migrate(db);
  const now = Date.now();
  const members = Math.max(1, Math.floor(posts / 10));
  const at = (all: number) => `(${now - span} + n * ${Math.floor(span / all)}::bigint)`;
  // The product's own connections give up what takes long.
  const filler = new pg.Client(url);
  await filler.connect();
  const run = (text: string) => filler.query(text);
  await run(`set synchronous_commit = off`);
  await run(`insert into users (id, name, email, password_hash, role, is_verified, created_at, updated_at)
    select ${idAt('user', at(members))}, 'Member ' || n, 'member' || n || '@example.com', '!', case when n = 1 then 'admin' else 'general' end, 1, ${at(members)}, ${at(members)}
    from generate_series(1, ${members}) n`);
  const piece = 100_000;
  for (let from = 1; from <= posts; from += piece) {
    const series = `generate_series(${from}, ${Math.min(posts, from + piece - 1)}) n`;
    const author = idAt('user', at(members)).replaceAll(/\bn\b/g, `(1 + n % ${members})`);
    const waits = `(n > ${posts - 20})`;
    await run(`insert into blogs (id, title, content, excerpt, media_id, status, visibility, author_id, created_at, updated_at, waits)
      select ${idAt('post', at(posts))}, 'Note ' || n || ' from the ' || case when n % 10 = 0 then 'harbour' else 'wharf' end,
        '${sentence}' || case when n % 100000 = 7 then ' A platypus.' else '' end || ' ' || n, left('${sentence}', 120) || '…', null,
        case when ${waits} then 'pending' else 'approved' end, case when ${waits} then 0 else 2 end, ${author}, ${at(posts)}, ${at(posts)}, ${waits}::int
      from ${series}`);
    await run(`insert into audit (seq, at, actor_id, action, kind, item_id, before, after, reason, request_id, hash)
      select n, ${at(posts)} + 3600000, null, 'blog.status', 'blog', ${idAt('post', at(posts))}, '{"status":"pending"}', '{"status":"approved"}', null, null, ''
      from ${series}`);
    await run(`insert into search_documents (item_id, kind, words, titles)
      select id, 'blogs', to_tsvector('simple', title) || to_tsvector('simple', content), to_tsvector('simple', title)
      from blogs where created_at between ${at(posts).replace('n', String(from))} and ${at(posts).replace('n', String(from + piece - 1))}`);
  }
  await run(`insert into counters (name, value) values ('users:admin', 1), ('users:general', ${members - 1}),
    ('blogs:approved', ${posts - 20}), ('blogs:pending', 20), ('blogs:waiting', 20)`);
  await run(`update audit_head set seq = ${posts}`);
  await run('vacuum analyze');
  await filler.end();
  const ids = await sql<{ id: string }>`select id from blogs where waits = 0 order by id desc limit 1`.execute(db);
  const middle = `select id from blogs where created_at = ${at(posts).replace('n', String(Math.floor(posts / 2)))}`;
  const deep = (await sql.raw<{ id: string }>(middle).execute(db)).rows[0]?.id ?? '';
  const { rows } = await sql<{ id: string }>`select id from users where role = 'admin'`.execute(db);
  const visit = { device: 'Chrome on Linux', network: 'this machine' };
  const year = 365 * day;
  const admin = { id: rows[0]?.id ?? '', role: 'admin' as const };
  const { token } = await openSession(db, admin, visit, { member: year, admin: year }, now);
  await db.destroy();
  return {
    cookie: `${sessionCookie}=${token}`,
    deep: Buffer.from(`2 ${deep}`, 'latin1').toString('base64url'),
    newest: ids.rows[0]?.id ?? '',
  };
}
