import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database.ts';
import type { Deliver } from './delivery.ts';
import * as store from './store.ts';

const poll = 2_000;
const lease = 60_000;
const firstPause = 5_000;
const longestPause = 3_600_000;
const mostAttempts = 12;

export interface MailWorker {
  /** A mail was put into the outbox: do not wait for the next look. */
  wake(): void;
  stop(): Promise<void>;
}

/** Sends what the outbox holds, one after another; what fails is tried again later and later. */
export function startMailWorker(db: Db, deliver: Deliver, clock: () => number, log: FastifyBaseLogger): MailWorker {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= run().finally(() => (running = null));
  };
  const run = async () => {
    while (again && !stopped) {
      again = false;
      try {
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- stop() changes it meanwhile
        while (!stopped && (await sendNext(db, deliver, clock, log)));
      } catch (error) {
        log.error({ err: error }, 'the outbox could not be read');
      }
    }
  };
  const timer = setInterval(wake, poll);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function sendNext(db: Db, deliver: Deliver, clock: () => number, log: FastifyBaseLogger): Promise<boolean> {
  const mail = await store.claimNext(db, clock(), lease);
  if (!mail) return false;
  try {
    await deliver(mail);
    await store.markSent(db, mail.id);
  } catch (error) {
    log.warn({ err: error, mail: mail.id, attempt: mail.attempts }, 'a mail could not be sent');
    if (mail.attempts >= mostAttempts) await store.giveUp(db, mail.id);
    else await store.retryAt(db, mail.id, clock() + Math.min(longestPause, firstPause * 2 ** (mail.attempts - 1)));
  }
  return true;
}
