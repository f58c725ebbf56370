import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Visibility } from '../database/post-columns.ts';
import { ftsQuery } from './fts-query.ts';
import { countUpTo, indexOf, isShort, joinPosts, postsOf, type Search, type SearchedTable } from './searched.ts';

/** What was typed, as FTS5 is asked for it: a list and its count ask for the same. */
export const findQuery = (db: Db, { table }: SearchedTable, { q, save = (_, read) => read() }: Search) =>
  save(['words', table, q], () => ftsQuery(db, table, q));

/**
 * The items that hold the words, as `posts`, to which the list's own conditions apply. A cross join keeps SQLite's
 * order of tables: the words lead, newest first, and the reading ends with the page; or the items of the list do, each
 * of which is looked up among those that hold the words.
 */
export function matchingOnSqlite(kind: SearchedTable, { also, part }: Search, query: string, itemsLead: boolean) {
  const words = sql.table(indexOf(kind, part));
  const conditions = sql`${words} match ${query} and ${also}`;
  return itemsLead
    ? sql`${postsOf(kind)} cross join search_documents on search_documents.item_id = posts.id
        cross join ${words} on ${words}.rowid = search_documents.n where ${conditions}`
    : sql`${words} cross join search_documents on search_documents.n = ${words}.rowid
        cross ${joinPosts(kind, sql`search_documents.item_id`)} where ${conditions}`;
}

/** The items that hold the words, without a look at the items themselves. */
export function shownMatching(kind: SearchedTable, query: string, shownFrom: Visibility) {
  const words = sql.table(indexOf(kind));
  return sql`${words} cross join search_visibility on search_visibility.n = ${words}.rowid
    where ${words} match ${query} and search_visibility.visibility >= ${sql.lit(shownFrom)}`;
}

/** Items that hold the words: up to so many are read and sorted sooner than a list is walked through. */
const common = 10_000;

/** Whether the index of words knows in the list's own order which items hold them. */
export const isOfWords = ({ order = 'newest' }: Search) => order === 'newest' || order === 'oldest';

/**
 * Whether the items of the list are to lead: many hold the words, and the list stands in an order that the words do not
 * have, or has up to so many items.
 */
export async function mayItemsLead(
  db: Db,
  kind: SearchedTable,
  search: Search,
  query: string,
  most: number,
): Promise<boolean> {
  if (isOfWords(search) && !search.mayBeShort) return false;
  const words = sql.table(indexOf(kind, search.part));
  if ((await countUpTo(db, sql`${words} where ${words} match ${query}`, common + 1)) <= common) return false;
  return !isOfWords(search) || isShort(db, kind, search, most);
}
