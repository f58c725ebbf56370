import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { claimJob } from './claim.ts';
import { hour, minute } from '../clock/durations.ts';

/** Work that recurs. One of all server processes does it, once in a period. */
export interface Job {
  /** Unique: the last claim is stored under it. */
  name: string;
  /** In milliseconds; null while there is nothing to do. */
  period: (context: Context) => Promise<number | null>;
  run: (context: Context) => Promise<void>;
}

export const everyHour = async () => hour;

/** Runs a job if it is due and no other process has claimed it. */
export async function runJob(context: Context, { name, period, run }: Job): Promise<void> {
  const due = await period(context);
  if (due !== null && (await claimJob(context.db, name, context.clock(), due))) await run(context);
}

/**
 * Looks once a minute which jobs are due; returns the way to stop. A job that fails is logged and tried again in its
 * next period.
 */
export function startJobs(context: Context, jobs: readonly Job[], log: FastifyBaseLogger): () => void {
  const runAll = async () => {
    for (const job of jobs) {
      await runJob(context, job).catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'));
    }
  };
  const timer = setInterval(() => void runAll(), minute);
  timer.unref();
  return () => clearInterval(timer);
}
