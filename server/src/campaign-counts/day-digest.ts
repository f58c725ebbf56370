import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { wipeDeleted } from '../database/wipe.ts';
import * as store from './store.ts';
import { day as dayLength } from '../clock/durations.ts';

/** Days of UTC since 1970. */
export const dayOf = (time: number) => Math.floor(time / dayLength);

const salts = new WeakMap<Db, { day: number; salt: string }>();

/** The salt of a day: made once for all processes, while those of all days before are destroyed. */
async function saltOf(db: Db, day: number): Promise<string> {
  const known = salts.get(db);
  if (known?.day === day) return known.salt;
  const salt = await transact(db, async (tx) => {
    await store.forgetDaysBefore(tx, day);
    return store.readOrInsertSalt(tx, day, randomBytes(32).toString('base64url'));
  });
  salts.set(db, { day, salt });
  // Deleted, it would stand in the log of writes until other writes took its place. The hourly job does it again.
  await wipeDeleted(db, []);
  return salt;
}

/**
 * Names a step of a visitor for the rest of the day, so that it is counted once. Nobody can make the same name
 * tomorrow, nor find out from it whose it was: the salt is gone by then.
 */
export async function digestOf(db: Db, day: number, what: string, traits: string): Promise<string> {
  const salt = await saltOf(db, day);
  return createHmac('sha256', salt).update(`${what}\n${traits}`).digest('base64url');
}
