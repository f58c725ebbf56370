import type { Period } from '@cyberharbour/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';

export const day = 24 * 3_600_000;

/** The conditions of a list's period, by the column that says when something was made. */
export const periodConditions = (column: string, { from, to }: Period): RawBuilder<boolean>[] => [
  ...(from ? [sql<boolean>`${sql.ref(column)} >= ${Date.parse(from)}`] : []),
  ...(to ? [sql<boolean>`${sql.ref(column)} < ${Date.parse(to) + day}`] : []),
];

export const hasPeriod = ({ from, to }: Period) => from !== undefined || to !== undefined;
