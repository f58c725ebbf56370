import { limits } from '@cyberharbour/shared-api/contract';
import { sql, type RawBuilder } from 'kysely';
import { isId } from './ids.ts';
import { wrongField } from './refusal.ts';

/** Where a page starts: after this item of this shelf. */
export interface Position {
  shelf: number;
  id: string;
  /** Of a search: its own order. */
  place?: number;
}

export interface PageWish {
  limit: number;
  after: Position | null;
}

interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What a row must tell, so that the next page can begin after it. */
export type Placed = Omit<Position, 'shelf'> & { shelf?: number };

interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

function pageWish(query: PageQuery): PageWish {
  return { limit: query.limit ?? limits.pageDefault, after: query.cursor ? position(query.cursor) : null };
}

function position(cursor: string): Position {
  const [shelf, id, place = '0', ...rest] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  if (!shelf || !/^\d$/.test(shelf) || !id || !isId(id) || !/^\d{1,15}$/.test(place) || rest.length > 0) throw staleCursor();
  return { shelf: Number(shelf), id, place: Number(place) };
}

export const staleCursor = () => wrongField('cursor', 'This list has changed. Please load it again from the start.');

/** The store reads one row more than asked: its presence, not a count, tells that there is a next page. */
function cutPage<Row extends Placed>(rows: Row[], limit: number): Page<Row> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    rows: rows.slice(0, limit),
    nextCursor: last ? Buffer.from(`${last.shelf ?? 0} ${last.id}${last.place ? ` ${last.place}` : ''}`, 'latin1').toString('base64url') : null,
  };
}

/** One page of what the store reads; nothing is read where the counts alone are asked for (`limit=0`). */
export async function readPage<Row extends Placed>(query: PageQuery, read: (wish: PageWish) => Promise<Row[]>): Promise<Page<Row>> {
  const wish = pageWish(query);
  return wish.limit === 0 ? { rows: [], nextCursor: null } : cutPage(await read(wish), wish.limit);
}

/** Words of a search are words, never patterns. */
export function contains(column: string, words: string): RawBuilder<boolean> {
  const escaped = words.trim().toLowerCase().replace(/[\\%_]/g, (each) => `\\${each}`);
  return sql<boolean>`lower(${sql.ref(column)}) like ${`%${escaped}%`} escape '\\'`;
}
