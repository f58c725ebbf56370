import type { PostOrder, UserOrder } from '@cyberharbour/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';

export type Order = PostOrder | UserOrder;

const columns = { name: 'name', 'name-desc': 'name', title: 'title', 'title-desc': 'title' } as const;

/** What rows may be sorted by, beside their id. */
export interface SortTexts {
  name?: string;
  title?: string;
}

const columnOf = (order: Order) => (order in columns ? columns[order as keyof typeof columns] : undefined);
export const isDescending = (order: Order) => order === 'newest' || order.endsWith('-desc');

/** What a row is sorted by; nothing in an order of time. */
export function sortTextOf(row: SortTexts, order: Order = 'newest'): string | undefined {
  const column = columnOf(order);
  return column && row[column];
}

const lowered = (table: string, column: string) => sql`lower(${sql.ref(`${table}.${column}`)})`;

/** How a list stands: by id, which grows with time, or by a text and then by id. An index stands behind each. */
export function orderExpression(table: string, order: Order = 'newest'): RawBuilder<unknown> {
  const direction = sql.raw(isDescending(order) ? 'desc' : 'asc');
  const column = columnOf(order);
  const id = sql`${sql.ref(`${table}.id`)} ${direction}`;
  return column ? sql`${lowered(table, column)} ${direction}, ${id}` : id;
}

/** What stands behind a place in that order: the last page costs what the first does. */
export function afterPosition(
  table: string,
  order: Order = 'newest',
  { id, text = '' }: { id: string; text?: string },
): RawBuilder<boolean> {
  const further = sql.raw(isDescending(order) ? '<' : '>');
  const column = columnOf(order);
  const behindId = sql<boolean>`${sql.ref(`${table}.id`)} ${further} ${id}`;
  if (!column) return behindId;
  const [mine, its] = [lowered(table, column), sql`lower(${text})`];
  // Not compared as a pair: SQLite would begin at the start of the index.
  return sql<boolean>`${mine} ${further}= ${its} and (${mine} ${further} ${its} or ${behindId})`;
}
