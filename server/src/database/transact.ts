import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { ConcurrentUpdateError } from '../http/http-error.ts';
import type { Db } from './database.ts';
import { databaseCode, isInTheWay } from './error-code.ts';
import type { Tables } from './tables.ts';

export type Tx = Transaction<Tables>;

const uniqueViolations = new Set<unknown>(['23505', 1555, 2067]);
const foreignKeyViolations = new Set<unknown>(['23503', 787]);
const attempts = 5;
/** Milliseconds, times the attempt, at most: of two that stood in each other's way, one is ahead the next time. */
const betweenAttempts = 30;

export const isUniqueViolation = (error: unknown) => uniqueViolations.has(databaseCode(error));

/** What a row belongs to was deleted at this very moment. */
export const isForeignKeyViolation = (error: unknown) => foreignKeyViolations.has(databaseCode(error));

const isWorthRetrying = (error: unknown) => error instanceof ConcurrentUpdateError || isInTheWay(error);

/**
 * One transaction; repeated when the database asks for it or another one was quicker, so `work` touches nothing but the
 * database.
 */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= attempts || !isWorthRetrying(error)) throw error;
      if (isInTheWay(error)) await pause(Math.random() * betweenAttempts * attempt);
    }
  }
}
