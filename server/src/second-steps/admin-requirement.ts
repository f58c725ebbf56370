import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { insertFact, readFact } from '../facts/store.ts';
import { HttpError } from '../http/http-error.ts';
import { hasSecondStep } from './store.ts';
import { day } from '../clock/durations.ts';

const startFact = 'second-steps-since';

/**
 * When the console closes for administrators without a second step: so many days after the first start that knew of
 * it, the same for every process on this database. @param days null asks for none
 */
export async function readAdminDeadline(db: Db, days: number | null, now: number): Promise<number | null> {
  await insertFact(db, startFact, String(now));
  return days === null ? null : Number(await readFact(db, startFact)) + days * day;
}

/** Throws 403 for an administrator who should have a second step by now. */
export async function requireAdminStep(
  { db, clock, adminDeadline }: Pick<Context, 'db' | 'clock' | 'adminDeadline'>,
  id: string,
): Promise<void> {
  if (adminDeadline === null || clock() < adminDeadline || (await hasSecondStep(db, id))) return;
  throw new HttpError(
    403,
    'SECOND_STEP_NEEDED',
    'The console is open to administrators with a second step. Add one under Security, then come back.',
  );
}
