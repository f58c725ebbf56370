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

export function pageWish(query: { limit?: number | undefined; cursor?: string | undefined }): PageWish {
  return { limit: query.limit ?? limits.pageDefault, after: query.cursor ? position(query.cursor) : null };
}

function position(cursor: string): Position {
  const [shelf, id, place = '0', ...rest] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  if (!shelf || !/^\d$/.test(shelf) || !id || !isId(id) || !/^\d{1,15}$/.test(place) || rest.length > 0) throw staleCursor();
  return { shelf: Number(shelf), id, place: Number(place) };
}

export const staleCursor = () => wrongField('cursor', 'This list has changed. Please load it again from the start.');

/** The store reads one row more than asked: its presence, not a count, tells that there is a next page. */
export function cutPage<Row extends { id: string; shelf?: number; place?: number }>(rows: Row[], limit: number): { rows: Row[]; nextCursor: string | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    rows: rows.slice(0, limit),
    nextCursor: last ? Buffer.from(`${last.shelf ?? 0} ${last.id}${last.place ? ` ${last.place}` : ''}`, 'latin1').toString('base64url') : null,
  };
}

/** Words of a search are words, never patterns. */
export function contains(column: string, words: string): RawBuilder<boolean> {
  const escaped = words.trim().toLowerCase().replace(/[\\%_]/g, (each) => `\\${each}`);
  return sql<boolean>`lower(${sql.ref(column)}) like ${`%${escaped}%`} escape '\\'`;
}
