import type { Db } from '../database/database.ts';
import { claimFact, deleteFact, insertFact, readFact, writeFact } from '../facts/store.ts';

/** Milliseconds that a process is believed to work on a job without saying so again. */
export const lease = 20_000;

const claimName = (job: string) => `job:${job}`;
/** There while a process works on the job: until when it is believed. */
const runName = (job: string) => `job-run:${job}`;

/** True for one of all server processes, once in `period` milliseconds. */
export async function claimJob(db: Db, job: string, now: number, period: number): Promise<boolean> {
  const name = claimName(job);
  if ((await readFact(db, name)) === undefined) return insertFact(db, name, String(now));
  return claimFact(db, name, now - period, now);
}

/** When the job was last claimed by any process, in milliseconds; -Infinity when never. */
export async function readLastClaim(db: Db, job: string): Promise<number> {
  return Number((await readFact(db, claimName(job))) ?? -Infinity);
}

/** Whether a process works on the job, began and stopped saying so, or neither. */
export async function readRun(db: Db, job: string, now: number): Promise<'none' | 'working' | 'left'> {
  const until = await readFact(db, runName(job));
  if (until === undefined) return 'none';
  return Number(until) > now ? 'working' : 'left';
}

/** True for one of all processes that find a job left. */
export const takeOverRun = (db: Db, job: string, now: number): Promise<boolean> =>
  claimFact(db, runName(job), now, now + lease);

/** This process works on the job for another lease. */
export const renewRun = (db: Db, job: string, now: number): Promise<void> =>
  writeFact(db, runName(job), String(now + lease));

export const endRun = (db: Db, job: string): Promise<void> => deleteFact(db, runName(job));
