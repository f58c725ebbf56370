import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds, longer than the work takes: how long an answer took then tells nothing about who has an account. */
const even = 150;

export async function takeEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), pause(even)]);
  return result;
}
