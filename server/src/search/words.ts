import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import { plainWords } from '../formatted-text/format-text.ts';

const most = 8;

/** What a person typed, as words; signs are no part of any. */
export const wordsIn = (q: string): string[] => (q.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, most);

/** A word as the index has it: small letters without marks above or below them. */
export const foldWord = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All of the words, each also as the beginning of a longer one. Nothing typed can be read as an operator. */
export const tsQuery = (q: string) =>
  wordsIn(q)
    .map((word) => `${word.toLowerCase()}:*`)
    .join(' & ');

/** Where the embedded database indexes the words of a table: of its rows, and of their titles alone. */
export const wordsTablesOf = ({ table }: { table: string }) => [`${table}_words`, `${table}_title_words`] as const;

/** Puts an item's words, without marks, into the index, in place of those that it had. */
export async function indexWords(tx: Db, table: string, id: string, title: string, text: string): Promise<void> {
  const body = plainWords(text);
  if (isPostgres(tx)) {
    const titles = sql`to_tsvector('simple', ${title})`;
    const words = sql`${titles} || to_tsvector('simple', ${body})`;
    await sql`insert into search_documents (item_id, kind, words, titles) values (${id}, ${table}, ${words}, ${titles})
      on conflict (item_id) do update set words = excluded.words, titles = excluded.titles`.execute(tx);
    return;
  }
  await sql`insert into search_documents (item_id, kind) values (${id}, ${table}) on conflict (item_id) do nothing`.execute(
    tx,
  );
  const n = sql`(select n from search_documents where item_id = ${id})`;
  const [words, titles] = wordsTablesOf({ table });
  await sql`insert or replace into ${sql.table(words)} (rowid, title, body) values (${n}, ${title}, ${body})`.execute(
    tx,
  );
  await sql`insert or replace into ${sql.table(titles)} (rowid, title) values (${n}, ${title})`.execute(tx);
}

export async function forgetWords(tx: Db, table: string, id: string): Promise<void> {
  if (!isPostgres(tx)) {
    const n = sql`(select n from search_documents where item_id = ${id})`;
    for (const index of wordsTablesOf({ table }))
      await sql`delete from ${sql.table(index)} where rowid = ${n}`.execute(tx);
  }
  await sql`delete from search_documents where item_id = ${id}`.execute(tx);
}
