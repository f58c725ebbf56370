import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds, longer than the work takes: how long an answer took then tells nothing about who has an account. */
const even = 150;

export async function takeEvenTime(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), pause(even)]);
}
