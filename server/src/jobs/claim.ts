import type { Db } from '../database/database.ts';
import { insertFact, readFact, claimFact } from '../facts/store.ts';

/** True for one of all server processes, once in `period` milliseconds. */
export async function claimJob(db: Db, job: string, now: number, period: number): Promise<boolean> {
  const name = `job:${job}`;
  return (await insertFact(db, name, String(now))) || claimFact(db, name, now - period, now);
}

/** When the job was last claimed by any process, in milliseconds; -Infinity when never. */
export async function readLastClaim(db: Db, job: string): Promise<number> {
  return Number((await readFact(db, `job:${job}`)) ?? -Infinity);
}
