import { mkdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { sessionCookie } from '@cyberharbour/shared-api/contract';
import { type Db, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { isPostgres } from '../database/engine.ts';
import { newId } from '../database/ids.ts';
import { indexWords } from '../search/words.ts';
import { openSession } from '../sessions/sessions.ts';

const piece = 5000;
const sentence =
  'A message said the parcel was waiting and asked for a small fee, so we rang the shop instead and learned a lot about security that day.';

/**
 * A data folder with that many approved blogs of one member; every tenth text holds `harbour`, one in 100,000 holds
 * `platypus`.
 * @param url of a PostgreSQL database that has nothing in it yet; left out, the embedded one in the folder
 */
export async function fill(
  folder: string,
  blogs: number,
  url: string | null = null,
): Promise<{ cookie: string; deep: string; newest: string }> {
  await mkdir(folder, { recursive: true });
  const db = await openDatabase(url, folder);
  await migrate(db);
  const member = newId();
  const now = Date.now();
  await sql`insert into users (id, name, email, password_hash, role, is_verified, created_at, updated_at) values (${member}, 'Mei', 'mei@example.com', '!', 'admin', 1, ${now}, ${now})`.execute(
    db,
  );
  await sql`insert into counters (name, value) values ('users:admin', 1), ('blogs:approved', ${blogs})`.execute(db);
  if (!url) await sql`pragma synchronous = off`.execute(db);
  let [deep, newest] = ['', ''];
  for (let from = 0; from < blogs; from += piece) {
    await db.transaction().execute(async (tx) => {
      for (let each = from; each < Math.min(blogs, from + piece); each += 1) {
        newest = await insert(tx, member, each, now - (blogs - each) * 1000);
        if (each === Math.floor(blogs / 2)) deep = newest;
      }
    });
  }
  const visit = { device: 'Chrome on Linux', network: 'this machine' };
  const year = 365 * 86_400_000;
  const { token } = await openSession(db, { id: member, role: 'admin' }, visit, { member: year, admin: year }, now);
  // PostgreSQL does it by itself, a while later; the embedded database never does.
  if (url) await sql`analyze`.execute(db);
  await db.destroy();
  return {
    cookie: `${sessionCookie}=${token}`,
    deep: Buffer.from(`2 ${deep}`, 'latin1').toString('base64url'),
    newest,
  };
}

async function insert(tx: Db, member: string, n: number, at: number): Promise<string> {
  const id = newId(at);
  const title = `Note ${n} from the ${n % 10 === 0 ? 'harbour' : 'wharf'}`;
  const content = `${sentence}${n % 100_000 === 7 ? ' A platypus.' : ''} ${n}`;
  const excerpt = `${content.slice(0, 120)}…`;
  await sql`insert into blogs (id, title, content, excerpt, media_id, status, visibility, author_id, created_at, updated_at, waits)
    values (${id}, ${title}, ${content}, ${excerpt}, null, 'approved', 2, ${member}, ${at}, ${at}, 0)`.execute(tx);
  if (isPostgres(tx)) {
    await indexWords(tx, 'blogs', id, title, content);
    return id;
  }
  await sql`insert into search_documents (n, item_id, kind) values (${n + 1}, ${id}, 'blogs')`.execute(tx);
  await sql`insert into blogs_words (rowid, title, body) values (${n + 1}, ${title}, ${content})`.execute(tx);
  await sql`insert into blogs_title_words (rowid, title) values (${n + 1}, ${title})`.execute(tx);
  return id;
}
