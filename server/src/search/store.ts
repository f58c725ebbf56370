import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import type { Visibility } from '../database/post-columns.ts';
import { afterPosition, isDescending, type Order, orderExpression } from '../lists/order.ts';
import type { PageRequest } from '../lists/paging.ts';
import { ftsQuery } from './fts-query.ts';
import type { Save } from './saved-searches.ts';
import { tsQuery, wordsIn, wordsTablesOf } from './words.ts';

/**
 * A count of what was found is exact up to here: nobody reads on, and counting half a million costs as much as reading
 * them.
 */
export const countLimit = 10_000;

/** A table whose rows are searched by the words of their title and of one more column. */
export interface SearchedTable {
  table: string;
  /** The column that points to the member who posted. */
  authorColumn: string;
  textColumn: string;
}

/** What of an item is searched. */
type Part = 'words' | 'titles';

/** Who posted the items, so that the conditions of a list fit. */
const authors = ({ authorColumn }: SearchedTable) =>
  sql`left join users on users.id = ${sql.ref(`posts.${authorColumn}`)}`;
/** The items, as `posts`. */
const postsOf = (kind: SearchedTable) => sql`${sql.table(kind.table)} as posts ${authors(kind)}`;
const joined = (kind: SearchedTable, id: RawBuilder<unknown>) =>
  sql`join ${sql.table(kind.table)} as posts on posts.id = ${id} ${authors(kind)}`;

const indexOf = (kind: SearchedTable, part: Part) => wordsTablesOf(kind)[part === 'words' ? 0 : 1];

/** On PostgreSQL. */
const matches = (searched: RawBuilder<unknown>, q: string) =>
  sql<boolean>`${searched} @@ to_tsquery('simple', ${tsQuery(q)})`;

/** What was typed, as FTS5 is asked for it: a list and its count ask for the same. */
const findQuery = (db: Db, { table }: SearchedTable, { q, save = (_, read) => read() }: Search) =>
  save(['words', table, q], () => ftsQuery(db, table, q));

/** Of the embedded database: the items that hold the words, as `posts`, to which the list's own conditions apply. */
async function matching(db: Db, kind: SearchedTable, search: Search) {
  const { also, part = 'words' } = search;
  const words = sql.table(indexOf(kind, part));
  // A cross join keeps SQLite's order of tables: the words lead, newest first, and the reading ends with the page.
  return sql`${words} cross join search_documents on search_documents.n = ${words}.rowid
    cross ${joined(kind, sql`search_documents.item_id`)} where ${words} match ${await findQuery(db, kind, search)} and ${also}`;
}

/**
 * The same on PostgreSQL, which takes every beginning of a word for a common one, and two of them for rare ones. Which
 * table leads is said here: `offset 0` keeps it from another order.
 */
function matchingOnPostgres(kind: SearchedTable, { q, also, order, part = 'words' }: Search, wordsLead: boolean) {
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

export interface SearchHit {
  id: string;
  /** Where the next page begins; stays when the item itself is gone. */
  place: number;
}

interface Search {
  q: string;
  /** The list's own conditions. */
  also: RawBuilder<boolean>;
  /** Of the list; a count has none. */
  order?: Order | undefined;
  /** All of an item, unless its title alone is searched. */
  part?: Part;
  /** Given where what everybody may read is searched. */
  save?: Save;
}

export interface Count extends Pick<Search, 'q' | 'also' | 'save'> {
  /** The least visibility, where the list's own conditions ask for nothing else. */
  shownFrom?: Visibility | undefined;
}

/** In the list's order, one more than asked. */
export async function findItems(
  db: Db,
  kind: SearchedTable,
  search: Search,
  request: PageRequest,
): Promise<SearchHit[]> {
  const { q, order = 'newest', part = 'words' } = search;
  const { limit, after } = request;
  if (wordsIn(q).length === 0) return [];
  if (isPostgres(db) && order === 'newest') {
    const found = await findAmongNewest(db, kind, search, request);
    if (found.length > limit) return found;
  }
  // SQLite's index of words stands by time already, from either end; everything else is sorted when it is found.
  const isOfWords = !isPostgres(db) && (order === 'newest' || order === 'oldest');
  const n = sql.ref(`${indexOf(kind, part)}.rowid`);
  const [place, by] = isOfWords
    ? [n, sql`${n} ${sql.raw(isDescending(order) ? 'desc' : 'asc')}`]
    : [sql`0`, orderExpression('posts', order)];
  const further = () =>
    isOfWords
      ? sql`${n} ${sql.raw(isDescending(order) ? '<' : '>')} ${after?.place ?? 0}`
      : afterPosition('posts', order, after ?? { id: '' });
  const page = after ? sql`and ${further()}` : sql``;
  const source = await findSource(db, kind, { ...search, order }, rare, order === 'newest' ? after : null);
  const { rows } =
    await sql<SearchHit>`select posts.id as id, ${place} as place from ${source} ${page} order by ${by} limit ${limit + 1}`.execute(
      db,
    );
  return rows;
}

/** Items that are looked through for a common word. */
const newestItems = 5000;
/** Of them: up to so many, a page is found sooner by the index of words than by reading on. */
const rare = 20;
/** Of them: up to so many, all that hold a word are counted sooner by its index. */
const seldom = 500;

/** Items in a list that are looked at one by one. */
const short = 1000;

/** The items that hold the words, by the way that is quicker where up to `most` of the newest hold them. */
const findSource = async (db: Db, kind: SearchedTable, search: Search, most: number, after?: PageRequest['after']) =>
  isPostgres(db)
    ? matchingOnPostgres(kind, search, await mayWordsLead(db, kind, search, most, after))
    : matching(db, kind, search);

/**
 * Whether the index of words is to lead: up to so many of the newest items behind a place hold them, and the list's own
 * conditions leave more than a few items.
 */
async function mayWordsLead(
  db: Db,
  kind: SearchedTable,
  { q, part = 'words', also }: Search,
  most: number,
  after: PageRequest['after'] = null,
): Promise<boolean> {
  const everywhere = { q, part, also: sql<boolean>`true` };
  if ((await findAmongNewest(db, kind, everywhere, { limit: most, after })).length > most) return false;
  const { rows } = await sql<{ total: number }>`select count(*) as total from
    (select 1 from ${postsOf(kind)} where ${also} limit ${short + 1}) as listed`.execute(db);
  return Number(rows[0]?.total) > short;
}

/**
 * On PostgreSQL, among the newest items alone: of a common word they hold a whole page, and its index would read every
 * item that has it first.
 */
async function findAmongNewest(
  db: Db,
  kind: SearchedTable,
  { q, also, part = 'words' }: Search,
  { limit, after }: PageRequest,
): Promise<SearchHit[]> {
  const older = after ? sql`and item_id < ${after.id}` : sql``;
  const { rows } = await sql<SearchHit>`select posts.id as id, 0 as place from
    (select item_id, ${sql.ref(part)} as searched from search_documents where kind = ${kind.table} ${older}
      order by item_id desc limit ${newestItems}) as newest ${joined(kind, sql`newest.item_id`)}
    where ${matches(sql.ref('newest.searched'), q)} and ${also}
    order by newest.item_id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Of the embedded database: the items that hold the words, without a look at the items themselves. */
async function shownMatching(db: Db, kind: SearchedTable, search: Search, shownFrom: Visibility) {
  const words = sql.table(indexOf(kind, 'words'));
  return sql`${words} cross join search_visibility on search_visibility.n = ${words}.rowid
    where ${words} match ${await findQuery(db, kind, search)} and search_visibility.visibility >= ${sql.lit(shownFrom)}`;
}

export async function countItems(
  db: Db,
  kind: SearchedTable,
  { shownFrom, ...search }: Count,
  most = countLimit,
): Promise<number> {
  if (wordsIn(search.q).length === 0) return 0;
  const source =
    shownFrom === undefined || isPostgres(db)
      ? await findSource(db, kind, search, seldom)
      : await shownMatching(db, kind, search, shownFrom);
  const { rows } = await sql<{
    total: number | string;
  }>`select count(*) as total from (select 1 from ${source} limit ${most}) as hits`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** Rows in the order in which they were found, each with its place. */
export function sortByHits<Row extends { id: string }>(found: SearchHit[], rows: Row[]): (Row & { place: number })[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, place }) => {
    const row = byId.get(id);
    return row ? [{ ...row, place }] : [];
  });
}

/** Everything that can be searched, oldest first, in pieces. */
export async function* everyText(
  db: Db,
  { table, textColumn }: SearchedTable,
): AsyncGenerator<{ id: string; title: string; body: string }> {
  const body = sql.ref(textColumn);
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; title: string; body: string }>`
      select id, title, ${body} as body from ${sql.table(table)} where id > ${after} order by id limit 500`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
