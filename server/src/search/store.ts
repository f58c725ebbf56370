import { mostCounted } from '@cyberharbour/shared-api/contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import { afterPosition, isDescending, orderExpression } from '../lists/order.ts';
import type { PageRequest } from '../lists/paging.ts';
import { findAmongNewest, matchingOnPostgres, mayWordsLead } from './on-postgres.ts';
import { findQuery, isOfWords, matchingOnSqlite, mayItemsLead, shownMatching } from './on-sqlite.ts';
import { type Count, countUpTo, indexOf, type Search, type SearchedTable, type SearchHit } from './searched.ts';
import { wordsIn } from './words.ts';

/** Of the newest items: up to so many, a page is found sooner by the index of words than by reading on. */
const rare = 20;
/** Items of a list that are looked up among the words one by one for a page of it. */
const short = 1000;

/** In the list's order, one more than asked. */
export async function findItems(
  db: Db,
  kind: SearchedTable,
  search: Search,
  request: PageRequest,
): Promise<SearchHit[]> {
  const { q, order = 'newest' } = search;
  const { limit, after } = request;
  if (wordsIn(q).length === 0) return [];
  if (isPostgres(db) && order === 'newest') {
    const found = await findAmongNewest(db, kind, search, request);
    if (found.length > limit) return found;
  }
  // SQLite's index of words stands by time already, from either end; everything else is sorted when it is found.
  const isByWords = !isPostgres(db) && isOfWords(search);
  const n = sql.ref(`${indexOf(kind, search.part)}.rowid`);
  const [place, by] = isByWords
    ? [n, sql`${n} ${sql.raw(isDescending(order) ? 'desc' : 'asc')}`]
    : [sql`0`, orderExpression('posts', order)];
  const further = () =>
    isByWords
      ? sql`${n} ${sql.raw(isDescending(order) ? '<' : '>')} ${after?.place ?? 0}`
      : afterPosition('posts', order, after ?? { id: '' });
  const page = after ? sql`and ${further()}` : sql``;
  const source = await findListed(db, kind, { ...search, order }, order === 'newest' ? after : null);
  const { rows } =
    await sql<SearchHit>`select posts.id as id, ${place} as place from ${source} ${page} order by ${by} limit ${limit + 1}`.execute(
      db,
    );
  return rows;
}

/** The items that hold the words, by the way that fills a page soonest. */
async function findListed(db: Db, kind: SearchedTable, search: Search, after: PageRequest['after']) {
  if (isPostgres(db)) return matchingOnPostgres(kind, search, await mayWordsLead(db, kind, search, rare, after));
  const query = await findQuery(db, kind, search);
  return matchingOnSqlite(kind, search, query, await mayItemsLead(db, kind, search, query, short));
}

/** Of the newest items: up to so many, all that hold a word are counted sooner by its index. */
const seldom = 500;

/** The items that hold the words, by the way that counts them soonest. */
async function findCounted(db: Db, kind: SearchedTable, search: Count) {
  if (isPostgres(db)) return matchingOnPostgres(kind, search, await mayWordsLead(db, kind, search, seldom));
  const { shownFrom } = search;
  const query = await findQuery(db, kind, search);
  return shownFrom === undefined
    ? matchingOnSqlite(kind, search, query, await mayItemsLead(db, kind, search, query, mostCounted))
    : shownMatching(kind, query, shownFrom);
}

export async function countItems(db: Db, kind: SearchedTable, search: Count, most = mostCounted): Promise<number> {
  return wordsIn(search.q).length === 0 ? 0 : countUpTo(db, await findCounted(db, kind, search), most);
}

/** Rows in the order in which they were found, each with its place. */
export function sortByHits<Row extends { id: string }>(found: SearchHit[], rows: Row[]): (Row & { place: number })[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, place }) => {
    const row = byId.get(id);
    return row ? [{ ...row, place }] : [];
  });
}
