import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import * as letters from '../letters/store.ts';
import type { LetterSettings } from '../settings/mail-settings.ts';
import type { Deliver } from '../mail/delivery.ts';
import { sendLetters } from './send-letters.ts';
import type { LetterSender } from './thread.ts';
import { makeTurns } from './turns.ts';

const poll = 2_000;

/** Sends letters in this thread: to a folder, which takes next to nothing. */
export function createLetterSender(
  context: Context,
  deliver: Deliver,
  { rate, connections }: Pick<LetterSettings, 'rate' | 'connections'>,
  log: FastifyBaseLogger,
): LetterSender {
  let isStopped = false;
  let sending: Promise<void> | null = null;
  const takeTurn = makeTurns(rate, () => isStopped);
  return {
    send: () => (sending = sendLetters({ context, deliver, takeTurn, connections, log })),
    async stop() {
      isStopped = true;
      await sending?.catch(() => undefined);
    },
  };
}

/**
 * Looks now and every two seconds whether a letter is to be sent.
 * @returns the way to stop, which waits for the mails under way
 */
export function startLetterWorker(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { send, stop }: LetterSender,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  let isStopped = false;
  let working: Promise<void> | null = null;
  const look = async () => {
    const isDue = await letters.hasDue(db, clock());
    if (isDue && !isStopped) await send();
  };
  const work = () => {
    working ??= look()
      .catch((error: unknown) => log.error({ err: error }, 'letters could not be sent'))
      .finally(() => (working = null));
  };
  const timer = setInterval(work, poll);
  timer.unref();
  work();
  return async () => {
    clearInterval(timer);
    isStopped = true;
    await stop();
    await working;
  };
}
