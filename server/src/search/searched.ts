import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Visibility } from '../database/post-columns.ts';
import type { Order } from '../lists/order.ts';
import type { Save } from './saved-searches.ts';
import { wordsTablesOf } from './words.ts';

/** A table whose rows are searched by the words of their title and of one more column. */
export interface SearchedTable {
  table: string;
  /** The column that points to the member who posted. */
  authorColumn: string;
  textColumn: string;
}

/** What of an item is searched. */
type Part = 'words' | 'titles';

export interface Search {
  q: string;
  /** The list's own conditions. */
  also: RawBuilder<boolean>;
  /** The least visibility, where those conditions ask for nothing else. */
  shownFrom?: Visibility | undefined;
  /** Whether an index knows the few items that those conditions may leave. */
  mayBeShort?: boolean;
  /** Of the list; a count has none. */
  order?: Order | undefined;
  /** All of an item, unless its title alone is searched. */
  part?: Part;
  /** Given where what everybody may read is searched. */
  save?: Save | undefined;
}

/** What is counted has neither an order nor a part. */
export type Count = Omit<Search, 'order' | 'part'>;

export interface SearchHit {
  id: string;
  /** Where the next page begins; stays when the item itself is gone. */
  place: number;
}

/** Who posted the items, so that the conditions of a list fit. */
const authors = ({ authorColumn }: SearchedTable) =>
  sql`left join users on users.id = ${sql.ref(`posts.${authorColumn}`)}`;

/** The items, as `posts`. */
export const postsOf = (kind: SearchedTable) => sql`${sql.table(kind.table)} as posts ${authors(kind)}`;

export const joinPosts = (kind: SearchedTable, id: RawBuilder<unknown>) =>
  sql`join ${sql.table(kind.table)} as posts on posts.id = ${id} ${authors(kind)}`;

/** Of the embedded database. */
export const indexOf = (kind: SearchedTable, part: Part = 'words') => wordsTablesOf(kind)[part === 'words' ? 0 : 1];

/** How many rows a source of rows has, counted up to `most`. */
export async function countUpTo(db: Db, source: RawBuilder<unknown>, most: number): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`select count(*) as total from
    (select 1 from ${source} limit ${most}) as counted`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** Whether the list's own conditions leave at most so many items. */
export const isShort = async (db: Db, kind: SearchedTable, { also }: Search, most: number): Promise<boolean> =>
  (await countUpTo(db, sql`${postsOf(kind)} where ${also}`, most + 1)) <= most;
