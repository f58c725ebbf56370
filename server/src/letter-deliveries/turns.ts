import { setTimeout as pause } from 'node:timers/promises';
import { minute } from '../clock/durations.ts';

/** A process that slept does not send all at once what it did not send meanwhile, in milliseconds. */
const mostBehind = 1_000;

/**
 * Gives turns in equal distances.
 * @param rate turns in a minute
 * @returns false once `isStopped`
 */
export function makeTurns(rate: number, isStopped: () => boolean, now = () => performance.now()) {
  let next = now();
  return async (): Promise<boolean> => {
    next = Math.max(next, now() - mostBehind) + minute / rate;
    const wait = next - minute / rate - now();
    if (wait >= 1) await pause(wait);
    return !isStopped();
  };
}
