import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

const posts = [
  ['blogs', 'content'],
  ['campaigns', 'description'],
  ['updates', 'content'],
] as const;

/**
 * Words of titles alone, so that a search can put them first without reading every text that has them; and, on the
 * embedded database, the list of all words, in which those that begin with what was typed are looked up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) await vectors(db);
  else for (const [table] of posts) await fullText(db, table);
}

async function vectors(db: Kysely<unknown>) {
  await sql`alter table search_documents add column titles tsvector`.execute(db);
  for (const [table] of posts)
    await sql`update search_documents set titles = to_tsvector('simple', title) from ${sql.table(table)}
      where search_documents.item_id = ${sql.ref(`${table}.id`)}`.execute(db);
  await sql`create index search_documents_titles on search_documents using gin (titles)`.execute(db);
  await sql`create index search_documents_newest on search_documents (kind, item_id)`.execute(db);
}

async function fullText(db: Kysely<unknown>, table: string) {
  const titles = sql.table(`${table}_title_words`);
  await sql`create virtual table ${titles} using fts5(title, content='', contentless_delete=1, prefix='2 3', tokenize="unicode61 remove_diacritics 2")`.execute(
    db,
  );
  await sql`insert into ${titles} (rowid, title)
    select search_documents.n, title from ${sql.table(table)} join search_documents on item_id = id`.execute(db);
  await sql`create virtual table ${sql.table(`${table}_words_terms`)} using fts5vocab(${sql.lit(`${table}_words`)}, 'instance')`.execute(
    db,
  );
}
