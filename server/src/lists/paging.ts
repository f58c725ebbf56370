import { limits } from '@cyberharbour/shared-api/contract';
import { sql, type RawBuilder } from 'kysely';
import { isId } from '../database/ids.ts';
import { type Order, textIn, type Texts } from './order.ts';
import { wrongField } from '../http/http-error.ts';

/** Where a page starts: after this item of this shelf. */
export interface Position {
  shelf: number;
  id: string;
  /** Of a search: its own order. */
  place?: number;
  /** Of a list that stands by a text: that text. */
  text?: string;
}

export interface PageWish {
  limit: number;
  after: Position | null;
}

interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
  order?: Order | undefined;
}

/** What a row must tell, so that the next page can begin after it. */
export type Placed = Pick<Position, 'id' | 'place'> & { shelf?: number } & Texts;

interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

function pageWish(query: PageQuery): PageWish {
  return { limit: query.limit ?? limits.pageDefault, after: query.cursor ? position(query.cursor) : null };
}

const written = /^(?<shelf>\d) (?<id>[\w-]+)(?: (?<place>\d{1,15}))?(?: (?<text>[^\0]*))?$/s;

function position(cursor: string): Position {
  const { shelf, id = '', place = 0, text } = written.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {};
  if (!isId(id)) throw staleCursor();
  return { shelf: Number(shelf), id, place: Number(place), ...(text !== undefined && { text }) };
}

/** Where the list goes on after a row. */
export function positionAfter(row: Placed, order: Order | undefined): Position {
  const text = textIn(row, order);
  return { shelf: row.shelf ?? 0, id: row.id, place: row.place ?? 0, ...(text !== undefined && { text }) };
}

function cursorAt({ shelf, id, place, text }: Position): string {
  const words = [shelf, id, ...(place || text !== undefined ? [place] : []), ...(text === undefined ? [] : [text])];
  return Buffer.from(words.join(' ')).toString('base64url');
}

export const staleCursor = () => wrongField('cursor', 'This list has changed. Please load it again from the start.');

/** The store reads one row more than asked: its presence, not a count, tells that there is a next page. */
function cutPage<Row extends Placed>(rows: Row[], limit: number, order: Order | undefined): Page<Row> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), nextCursor: last ? cursorAt(positionAfter(last, order)) : null };
}

/** One page of what the store reads; nothing is read where the counts alone are asked for (`limit=0`). */
export async function readPage<Row extends Placed>(
  query: PageQuery,
  read: (wish: PageWish) => Promise<Row[]>,
): Promise<Page<Row>> {
  const wish = pageWish(query);
  return wish.limit === 0 ? { rows: [], nextCursor: null } : cutPage(await read(wish), wish.limit, query.order);
}

/** Words of a search are words, never patterns. */
export function contains(column: string, words: string): RawBuilder<boolean> {
  const escaped = words
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, (each) => `\\${each}`);
  return sql<boolean>`lower(${sql.ref(column)}) like ${`%${escaped}%`} escape '\\'`;
}
