import { limits } from '@cyberharbour/shared-api/contract';
import { sql, type RawBuilder } from 'kysely';
import { isId } from '../database/ids.ts';
import { type Order, sortTextOf, type SortTexts } from './order.ts';
import { fieldError } from '../http/http-error.ts';

/** Where a page starts: after this item, in a list whose items stand by visibility first. */
export interface Position {
  visibility: number;
  id: string;
  /** Of a search: its own order. */
  place?: number;
  /** Of a list that stands by a text: that text. */
  text?: string;
}

export interface PageRequest {
  limit: number;
  after: Position | null;
}

interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
  order?: Order | undefined;
}

/** What a row must tell, so that the next page can begin after it. */
export type PositionedRow = Pick<Position, 'id' | 'place'> & {
  visibility?: number;
  /** In place of its id, where a list stands by another one. */
  place_id?: string | undefined;
} & SortTexts;

interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

function toPageRequest(query: PageQuery): PageRequest {
  return { limit: query.limit ?? limits.pageDefault, after: query.cursor ? parseCursor(query.cursor) : null };
}

const cursorPattern = /^(?<visibility>\d) (?<id>[\w-]+)(?: (?<place>\d{1,15}))?(?: (?<text>[^\0]*))?$/s;

function parseCursor(cursor: string): Position {
  const {
    visibility,
    id = '',
    place = 0,
    text,
  } = cursorPattern.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {};
  if (!isId(id)) throw staleCursorError();
  return { visibility: Number(visibility), id, place: Number(place), ...(text !== undefined && { text }) };
}

/** Where the list goes on after a row. */
export function positionAfter(row: PositionedRow, order: Order | undefined): Position {
  const text = sortTextOf(row, order);
  return {
    visibility: row.visibility ?? 0,
    id: row.place_id ?? row.id,
    place: row.place ?? 0,
    ...(text !== undefined && { text }),
  };
}

function formatCursor({ visibility, id, place, text }: Position): string {
  const words = [
    visibility,
    id,
    ...(place || text !== undefined ? [place] : []),
    ...(text === undefined ? [] : [text]),
  ];
  return Buffer.from(words.join(' ')).toString('base64url');
}

export const staleCursorError = () =>
  fieldError('cursor', 'This list has changed. Please load it again from the start.');

/** The store reads one row more than asked: its presence, not a count, tells that there is a next page. */
function cutPage<Row extends PositionedRow>(rows: Row[], limit: number, order: Order | undefined): Page<Row> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), nextCursor: last ? formatCursor(positionAfter(last, order)) : null };
}

/** One page of what the store reads; nothing is read where the counts alone are asked for (`limit=0`). */
export async function readPage<Row extends PositionedRow>(
  query: PageQuery,
  read: (request: PageRequest) => Promise<Row[]>,
): Promise<Page<Row>> {
  const request = toPageRequest(query);
  return request.limit === 0
    ? { rows: [], nextCursor: null }
    : cutPage(await read(request), request.limit, query.order);
}

/** Words of a search are words, never patterns. */
export function containsWords(column: string, words: string): RawBuilder<boolean> {
  const escaped = words
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, (each) => `\\${each}`);
  return sql<boolean>`lower(${sql.ref(column)}) like ${`%${escaped}%`} escape '\\'`;
}
