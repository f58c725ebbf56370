import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { minute } from '../clock/durations.ts';
import { sendLetters, type Sending } from './send-letters.ts';

const poll = 2_000;
/** A process that slept does not send all at once what it did not send meanwhile, in milliseconds. */
const mostBehind = 1_000;

interface Settings {
  /** Mails in a minute, of this process. */
  rate: number;
  connections: number;
}

/** Gives turns in equal distances. @returns false once `isStopped` */
export function makeTurns(rate: number, isStopped: () => boolean, now = () => performance.now()) {
  let next = now();
  return async (): Promise<boolean> => {
    next = Math.max(next, now() - mostBehind) + minute / rate;
    const wait = next - minute / rate - now();
    if (wait >= 1) await pause(wait);
    return !isStopped();
  };
}

/**
 * Looks every two seconds whether a letter is to be sent.
 * @returns the way to stop, which waits for the mail under way
 */
export function startLetterWorker(
  { context, deliver }: Pick<Sending, 'context' | 'deliver'>,
  { rate, connections }: Settings,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let isStopped = false;
  let working: Promise<void> | null = null;
  const takeTurn = makeTurns(rate, () => isStopped);
  const work = () => {
    working ??= sendLetters({ context, deliver, takeTurn, connections, log })
      .catch((error: unknown) => log.error({ err: error }, 'letters could not be sent'))
      .finally(() => (working = null));
  };
  const timer = setInterval(work, poll);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await working;
    deliver.close?.();
  };
}
