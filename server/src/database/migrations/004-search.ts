import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/**
 * Words of blogs and campaigns: FTS5 in tables of its own, a tsvector on PostgreSQL. Written by the stores, never by
 * triggers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) await vectors(db);
  else await fullText(db);
  await indexPosts(db, 'blogs', 'content');
  await indexPosts(db, 'campaigns', 'description');
}

async function vectors(db: Kysely<unknown>) {
  await sql`create table search_documents (item_id text primary key, kind text not null, words tsvector not null)`.execute(
    db,
  );
  await sql`create index search_documents_words on search_documents using gin (words)`.execute(db);
}

/**
 * The documents give each item a number that grows with its age; the words themselves are not stored twice
 * (contentless).
 */
async function fullText(db: Kysely<unknown>) {
  await sql`create table search_documents (n integer primary key autoincrement, item_id text not null unique, kind text not null)`.execute(
    db,
  );
  for (const table of ['blogs_words', 'campaigns_words']) {
    await sql`create virtual table ${sql.table(table)} using fts5(title, body, content='', contentless_delete=1, prefix='2 3', tokenize="unicode61 remove_diacritics 2")`.execute(
      db,
    );
  }
}

/** As `search/` indexed at the time of this migration: it may change, a released migration may not. */
async function indexPosts(db: Kysely<unknown>, table: string, column: string) {
  if (isPostgres(db)) {
    await sql`insert into search_documents (item_id, kind, words)
      select id, ${sql.lit(table)}, to_tsvector('simple', title) || to_tsvector('simple', ${sql.ref(column)}) from ${sql.table(table)}`.execute(
      db,
    );
    return;
  }
  await sql`insert into search_documents (item_id, kind) select id, ${table} from ${sql.table(table)} order by id`.execute(
    db,
  );
  await sql`insert into ${sql.table(`${table}_words`)} (rowid, title, body)
    select search_documents.n, title, ${sql.ref(column)} from ${sql.table(table)} join search_documents on item_id = id`.execute(
    db,
  );
}
