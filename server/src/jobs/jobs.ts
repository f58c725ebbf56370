import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { transact } from '../database/transact.ts';
import { claimJob, endRun, lease, readRun, renewRun, takeOverRun } from './claim.ts';
import { hour } from '../clock/durations.ts';

/** Work that recurs. One of all server processes does it, once in a period. */
export interface Job {
  /** Unique: the last claim is stored under it. */
  name: string;
  /** In milliseconds; null while there is nothing to do. */
  period: (context: Context) => Promise<number | null>;
  run: (context: Context) => Promise<void>;
}

export const everyHour = async () => hour;

/**
 * Runs a job if it is due and no other process works on it; or where a process began it and is gone. While it works, it
 * says so; what goes wrong with that is logged, and at worst another process begins the job again.
 */
export async function runJob(context: Context, job: Job, log?: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  const { db, clock } = context;
  const { name, run } = job;
  if (!(await beginJob(context, job))) return;
  const timer = setInterval(() => {
    renewRun(db, name, clock()).catch((error: unknown) =>
      log?.warn({ err: error, job: name }, 'other processes may take a job for left'),
    );
  }, lease / 2);
  timer.unref();
  try {
    await run(context);
  } finally {
    clearInterval(timer);
    await endRun(db, name);
  }
}

/** True where this process has to do the job now. */
async function beginJob(context: Context, { name, period }: Job): Promise<boolean> {
  const { db, clock } = context;
  const state = await readRun(db, name, clock());
  if (state === 'working') return false;
  if (state === 'left') return takeOverRun(db, name, clock());
  const due = await period(context);
  if (due === null) return false;
  return transact(db, async (tx) => {
    const isMine = await claimJob(tx, name, clock(), due);
    if (isMine) await renewRun(tx, name, clock());
    return isMine;
  });
}

/**
 * Looks every ten seconds which jobs are due, or were left by a process that is gone; returns the way to stop. A job
 * that fails is logged and tried again in its next period.
 */
export function startJobs(context: Context, jobs: readonly Job[], log: FastifyBaseLogger): () => void {
  let isLooking = false;
  const runAll = async () => {
    if (isLooking) return;
    isLooking = true;
    for (const job of jobs) {
      await runJob(context, job, log).catch((error: unknown) =>
        log.error({ err: error, job: job.name }, 'a job failed'),
      );
    }
    isLooking = false;
  };
  const timer = setInterval(() => void runAll(), lease / 2);
  timer.unref();
  return () => clearInterval(timer);
}
