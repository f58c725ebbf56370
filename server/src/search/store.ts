import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import { afterPosition, isDescending, type Order, orderExpression } from '../lists/order.ts';
import type { PageRequest } from '../lists/paging.ts';
import { ftsQuery, tsQuery, wordsIn } from './words.ts';

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

/** The items that hold the words, as `posts`, with who posted them, so that the conditions of a list fit. */
function matching(db: Db, { table, authorColumn }: SearchedTable, q: string) {
  const items = sql`${sql.table(table)} as posts`;
  const posted = sql`left join users on users.id = ${sql.ref(`posts.${authorColumn}`)}`;
  if (isPostgres(db)) {
    return sql`search_documents join ${items} on posts.id = search_documents.item_id ${posted} where search_documents.words @@ to_tsquery('simple', ${tsQuery(q)})`;
  }
  const words = sql.table(`${table}_words`);
  // A cross join keeps SQLite's order of tables: the words lead, newest first, and the reading ends with the page.
  return sql`${words} cross join search_documents on search_documents.n = ${words}.rowid cross join ${items} on posts.id = search_documents.item_id
    ${posted} where ${words} match ${ftsQuery(q)}`;
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
}

/** In the list's order, one more than asked. */
export async function findItems(
  db: Db,
  kind: SearchedTable,
  { q, also, order = 'newest' }: Search,
  { limit, after }: PageRequest,
): Promise<SearchHit[]> {
  if (wordsIn(q).length === 0) return [];
  // SQLite's index of words stands by time already, from either end; everything else is sorted when it is found.
  const isOfWords = !isPostgres(db) && (order === 'newest' || order === 'oldest');
  const n = sql.ref(`${kind.table}_words.rowid`);
  const [place, by] = isOfWords
    ? [n, sql`${n} ${sql.raw(isDescending(order) ? 'desc' : 'asc')}`]
    : [sql`0`, orderExpression('posts', order)];
  const further = () =>
    isOfWords
      ? sql`${n} ${sql.raw(isDescending(order) ? '<' : '>')} ${after?.place ?? 0}`
      : afterPosition('posts', order, after ?? { id: '' });
  const page = after ? sql`and ${further()}` : sql``;
  const { rows } =
    await sql<SearchHit>`select posts.id as id, ${place} as place from ${matching(db, kind, q)} and ${also} ${page} order by ${by} limit ${limit + 1}`.execute(
      db,
    );
  return rows;
}

export async function countItems(db: Db, kind: SearchedTable, q: string, also: RawBuilder<boolean>): Promise<number> {
  if (wordsIn(q).length === 0) return 0;
  const { rows } = await sql<{
    total: number | string;
  }>`select count(*) as total from (select 1 from ${matching(db, kind, q)} and ${also} limit ${countLimit}) as found`.execute(
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
