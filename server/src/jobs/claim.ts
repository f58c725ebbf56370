import type { Db } from '../database/database.ts';
import { noteFact, readFact, takeFact } from '../facts/store.ts';

/** True for one of all server processes, once in `period` milliseconds. */
export async function claim(db: Db, job: string, now: number, period: number): Promise<boolean> {
  const name = `job:${job}`;
  return (await noteFact(db, name, String(now))) || takeFact(db, name, now - period, now);
}

/** When the job was last claimed by any process, in milliseconds; -Infinity when never. */
export async function lastClaim(db: Db, job: string): Promise<number> {
  return Number((await readFact(db, `job:${job}`)) ?? -Infinity);
}
