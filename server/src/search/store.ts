import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import { afterPosition, isDescending, type Order, orderExpression } from '../lists/order.ts';
import type { PageRequest } from '../lists/paging.ts';
import { ftsQuery } from './fts-query.ts';
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

/** The items, as `posts`, with who posted them, so that the conditions of a list fit. */
const joined = ({ table, authorColumn }: SearchedTable, id: RawBuilder<unknown>) =>
  sql`join ${sql.table(table)} as posts on posts.id = ${id} left join users on users.id = ${sql.ref(`posts.${authorColumn}`)}`;

const indexOf = (kind: SearchedTable, part: Part) => wordsTablesOf(kind)[part === 'words' ? 0 : 1];

/** On PostgreSQL. */
const matches = (searched: RawBuilder<unknown>, q: string) =>
  sql<boolean>`${searched} @@ to_tsquery('simple', ${tsQuery(q)})`;

/**
 * All items of a kind that hold the words, by the index of words alone: PostgreSQL takes every beginning of a word for
 * a common one, and would walk through all posts in order to find the first of a rare one.
 */
const indexed = ({ table }: SearchedTable, part: Part, q: string) =>
  sql`(select item_id from search_documents where kind = ${table} and ${matches(sql.ref(part), q)} offset 0) as search_documents`;

/** The items that hold the words. */
async function matching(db: Db, kind: SearchedTable, part: Part, q: string, isRare = false) {
  if (isPostgres(db)) {
    const documents = isRare ? indexed(kind, part, q) : sql`search_documents`;
    return sql`${documents} ${joined(kind, sql`search_documents.item_id`)}
      where ${isRare ? sql`true` : matches(sql.ref(`search_documents.${part}`), q)}`;
  }
  const words = sql.table(indexOf(kind, part));
  // A cross join keeps SQLite's order of tables: the words lead, newest first, and the reading ends with the page.
  return sql`${words} cross join search_documents on search_documents.n = ${words}.rowid
    cross ${joined(kind, sql`search_documents.item_id`)} where ${words} match ${await ftsQuery(db, kind.table, q)}`;
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
  order?: Order | undefined;
  /** All of an item, unless its title alone is searched. */
  part?: Part;
}

/** In the list's order, one more than asked. */
export async function findItems(
  db: Db,
  kind: SearchedTable,
  search: Search,
  request: PageRequest,
): Promise<SearchHit[]> {
  const { q, also, order = 'newest', part = 'words' } = search;
  const { limit, after } = request;
  if (wordsIn(q).length === 0) return [];
  let isRare = false;
  if (isPostgres(db) && order === 'newest') {
    const found = await findAmongNewest(db, kind, search, request);
    if (found.length > limit) return found;
    isRare = (await findAmongNewest(db, kind, { ...search, also: sql`true` }, { limit, after: null })).length <= limit;
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
  const { rows } =
    await sql<SearchHit>`select posts.id as id, ${place} as place from ${await matching(db, kind, part, q, isRare)} and ${also} ${page} order by ${by} limit ${limit + 1}`.execute(
      db,
    );
  return rows;
}

/** Items that are looked through for a common word. */
const newestItems = 5000;

/**
 * The same on PostgreSQL, among the newest items alone: of a common word they hold a whole page, and its index would
 * read every item that has it first.
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

export async function countItems(db: Db, kind: SearchedTable, q: string, also: RawBuilder<boolean>): Promise<number> {
  if (wordsIn(q).length === 0) return 0;
  const { rows } = await sql<{
    total: number | string;
  }>`select count(*) as total from (select 1 from ${await matching(db, kind, 'words', q)} and ${also} limit ${countLimit}) as found`.execute(
    db,
  );
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
