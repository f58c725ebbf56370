import type { Period } from '@cyberharbour/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import { day } from '../clock/durations.ts';

/** The first millisecond that does not count: a moment itself, or the beginning of the day after a day. */
const endOf = (to: string) => Date.parse(to) + (to.includes('T') ? 0 : day);

/** The conditions of a list's period, by the column that says when something was made. */
export const periodConditions = (column: string, { from, to }: Period): RawBuilder<boolean>[] => [
  ...(from ? [sql<boolean>`${sql.ref(column)} >= ${Date.parse(from)}`] : []),
  ...(to ? [sql<boolean>`${sql.ref(column)} < ${endOf(to)}`] : []),
];

export const hasPeriod = ({ from, to }: Period) => from !== undefined || to !== undefined;
