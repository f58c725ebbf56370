import { mkdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import { excerptOf } from '../posts/excerpt.ts';
import { type Db, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { newId } from '../database/ids.ts';
import { lockedPassword } from '../passwords/passwords.ts';
import { nameOf, textOf, titleOf } from './community-words.ts';
import { hour } from '../clock/durations.ts';

export interface Community {
  users: number;
  blogs: number;
  campaigns: number;
  /** How many of the newest posts of each kind wait for a moderator. */
  waiting: number;
  /** What posts say, by their number. */
  texts?: Texts;
}

interface Texts {
  titleOf: (n: number) => string;
  textOf: (n: number) => string;
}

const piece = 1000;
const histories = 200;

/**
 * A data folder with a grown community, as its moderators meet it: names, posts in every status, a queue, decisions.
 */
export async function fillCommunity(
  folder: string,
  { users, blogs, campaigns, waiting, texts = { titleOf, textOf } }: Community,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const db = await openDatabase(null, folder);
  await migrate(db);
  await sql`pragma synchronous = off`.execute(db);
  const now = Date.now();
  const members = await inPieces(db, 'users', users, (n) => member(n, now - (users - n) * hour));
  const author = (n: number) => members[(n * 7919) % members.length] ?? null;
  const stands = (n: number, all: number, shown: string) =>
    n >= all - waiting ? 'pending' : n % 10 === 0 ? 'archived' : shown;
  const posts = {
    blogs: await inPieces(db, 'blogs', blogs, (n) =>
      blog(n, now - (blogs - n) * 700_000, stands(n, blogs, 'approved'), author(n), texts),
    ),
    campaigns: await inPieces(db, 'campaigns', campaigns, (n) =>
      campaign(n, now - (campaigns - n) * 900_000, stands(n, campaigns, 'active'), author(n), texts),
    ),
  };
  await indexed(db);
  await counted(db);
  await decided(db, posts.blogs.slice(-waiting - histories, -waiting), now);
  await sql`analyze`.execute(db);
  await db.destroy();
}

type Row = { id: string } & Record<string, string | number | null>;

async function inPieces(db: Db, table: string, many: number, row: (n: number) => Row): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < many; from += piece) {
    const rows = Array.from({ length: Math.min(piece, many - from) }, (_, place) => row(from + place));
    ids.push(...rows.map(({ id }) => id));
    const names = Object.keys(rows[0] ?? {});
    const values = rows.map((each) => sql`(${sql.join(names.map((name) => each[name]))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(values)}`.execute(
      db,
    );
  }
  return ids;
}

function member(n: number, at: number): Row {
  const isBusiness = n % 8 === 0;
  const [business_name, business_address, business_abn] = isBusiness
    ? [`${nameOf(n).split(' ')[1] ?? ''} & Co`, `${n % 300} Wharf Road, Carrington`, '51824753556']
    : [null, null, null];
  const row = {
    name: nameOf(n),
    email: `${nameOf(n).toLowerCase().replace(/\W+/g, '.')}.${n}@example.com`,
    password_hash: lockedPassword,
    is_verified: n % 9 === 0 ? 0 : 1,
  };
  return {
    id: newId(at),
    ...row,
    role: isBusiness ? 'business' : 'general',
    business_name,
    business_address,
    business_abn,
    created_at: at,
    updated_at: at,
  };
}

const common = (title: string, at: number, status: string) => ({
  id: newId(at),
  title,
  status,
  waits: status === 'pending' ? 1 : 0,
  visibility: status === 'pending' ? 0 : status === 'archived' ? 1 : 2,
  created_at: at,
  updated_at: at,
});

function blog(n: number, at: number, status: string, author_id: string | null, texts: Texts): Row {
  const content = texts.textOf(n);
  const row = common(texts.titleOf(n), at, status);
  return {
    ...row,
    visibility: row.visibility === 1 ? 0 : row.visibility,
    content,
    excerpt: excerptOf(content),
    author_id,
  };
}

const campaign = (n: number, at: number, status: string, creator_id: string | null, texts: Texts): Row => ({
  ...common(texts.titleOf(n + 3), at, status),
  description: texts.textOf(n),
  creator_id,
  start_at: at,
  end_at: at + 1000 * hour,
});

async function indexed(db: Db): Promise<void> {
  for (const [kind, body] of [
    ['blogs', 'content'],
    ['campaigns', 'description'],
  ] as const) {
    await sql`insert into search_documents (item_id, kind) select id, ${kind} from ${sql.table(kind)} order by id`.execute(
      db,
    );
    await sql`insert into ${sql.table(`${kind}_words`)} (rowid, title, body)
      select n, title, ${sql.ref(body)} from search_documents join ${sql.table(kind)} on id = item_id where kind = ${kind} order by n`.execute(
      db,
    );
  }
}

async function counted(db: Db): Promise<void> {
  await sql`insert into counters (name, value) select 'users:' || role, count(*) from users group by role`.execute(db);
  for (const kind of ['blogs', 'campaigns']) {
    await sql`insert into counters (name, value) select ${`${kind}:`} || status, count(*) from ${sql.table(kind)} group by status
      union all select ${`${kind}:waiting`}, count(*) from ${sql.table(kind)} where waits = 1`.execute(db);
  }
}

async function decided(db: Db, ids: readonly string[], now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [place, itemId] of ids.entries()) {
      const after = { status: 'approved' };
      await recordAudit(
        tx,
        { by: null, action: 'blog.status', kind: 'blog', itemId, before: { status: 'pending' }, after },
        now - (ids.length - place) * hour,
      );
    }
  });
}
