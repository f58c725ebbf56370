import { hash } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { readFact, writeFact } from '../facts/store.ts';
import { HttpError } from '../http/http-error.ts';
import { week } from '../clock/durations.ts';

const fact = 'made-up-password';
/** in milliseconds: a week to choose one's own */
const life = week;

const digest = (passwordHash: string) => hash('sha256', passwordHash, 'base64url');

/** The first administrator's password was made up: its hash is remembered until another one takes its place. */
export const noteMadeUp = (db: Db, passwordHash: string, now: number) =>
  writeFact(db, fact, `${String(now)} ${digest(passwordHash)}`);

/** Throws 403 for the made-up password once its week is over. Call it after the password was right. */
export async function refuseMadeUp(db: Db, passwordHash: string, now: number): Promise<void> {
  const [since = '', made] = ((await readFact(db, fact)) ?? '').split(' ');
  if (made !== digest(passwordHash) || now < Number(since) + life) return;
  throw new HttpError(
    403,
    'PASSWORD_EXPIRED',
    'The password that was made up at the first start was good for seven days. Choose your own by “Forgot your password?”.',
  );
}
