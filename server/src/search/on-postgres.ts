import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isDescending } from '../lists/order.ts';
import type { PageRequest } from '../lists/paging.ts';
import { isShort, joinPosts, postsOf, type Search, type SearchedTable, type SearchHit } from './searched.ts';
import { tsQuery } from './words.ts';

const matches = (searched: RawBuilder<unknown>, q: string) =>
  sql<boolean>`${searched} @@ to_tsquery('simple', ${tsQuery(q)})`;

/** Items that are looked through for a common word. */
const newestItems = 5000;

/** Items in a list that are looked at one by one. */
const short = 1000;

/**
 * The items that hold the words, as `posts`. PostgreSQL takes every beginning of a word for a common one, and two of
 * them for rare ones. Which table leads is said here: `offset 0` keeps it from another order.
 */
export function matchingOnPostgres(
  kind: SearchedTable,
  { q, also, order, part = 'words' }: Search,
  wordsLead: boolean,
) {
  const posts = postsOf(kind);
  const by = order && sql`order by item_id ${sql.raw(isDescending(order) ? 'desc' : 'asc')}`;
  // By the index of words, which gives all items that hold them, and then each by itself.
  if (wordsLead)
    return sql`(select item_id from search_documents where kind = ${kind.table} and ${matches(sql.ref(part), q)}
        ${by ?? sql``} offset 0) as found
      cross join lateral (select posts.id, posts.title from ${posts}
        where posts.id = found.item_id and ${also} offset 0) as posts where true`;
  // Through the items in the order of the list, until the page is full.
  return sql`${posts} cross join lateral (select 1 from search_documents
      where item_id = posts.id and ${matches(sql.ref(part), q)} offset 0) as found where ${also}`;
}

/**
 * Whether the index of words is to lead: up to so many of the newest items behind a place hold them, and the list's own
 * conditions leave more than a few items.
 */
export async function mayWordsLead(
  db: Db,
  kind: SearchedTable,
  search: Search,
  most: number,
  after: PageRequest['after'] = null,
): Promise<boolean> {
  const { q, part = 'words' } = search;
  const everywhere = { q, part, also: sql<boolean>`true` };
  if ((await findAmongNewest(db, kind, everywhere, { limit: most, after })).length > most) return false;
  return !(await isShort(db, kind, search, short));
}

/**
 * On PostgreSQL, among the newest items alone: of a common word they hold a whole page, and its index would read every
 * item that has it first.
 */
export async function findAmongNewest(
  db: Db,
  kind: SearchedTable,
  { q, also, part = 'words' }: Search,
  { limit, after }: PageRequest,
): Promise<SearchHit[]> {
  const older = after ? sql`and item_id < ${after.id}` : sql``;
  const { rows } = await sql<SearchHit>`select posts.id as id, 0 as place from
    (select item_id, ${sql.ref(part)} as searched from search_documents where kind = ${kind.table} ${older}
      order by item_id desc limit ${newestItems}) as newest ${joinPosts(kind, sql`newest.item_id`)}
    where ${matches(sql.ref('newest.searched'), q)} and ${also}
    order by newest.item_id desc limit ${limit + 1}`.execute(db);
  return rows;
}
