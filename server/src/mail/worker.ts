import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database.ts';
import type { MailRow } from '../database/tables.ts';
import { type Deliver, isServerAway } from './delivery.ts';
import * as store from './store.ts';
import { hour } from '../clock/durations.ts';

const poll = 2_000;
/** Another worker sends the mails of one that has said nothing for so long. */
const lease = 25_000;
/** While a mail is on its way, its worker says so. */
const renewal = 10_000;
const firstPause = 5_000;
/** A mail server that is away is looked for again. */
const awayPause = 5_000;
const longestPause = hour;
const mostAttempts = 12;
/** Mails on their way at once: a slow mail server holds up one of them, not all. */
const lanes = 4;

export interface MailWorker {
  /** A mail was put into the outbox: do not wait for the next look. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Sends what the outbox holds, some at once, never two to one recipient; what fails is tried again ever later. While
 * the mail server is away, all of them wait for it.
 */
export function startMailWorker(db: Db, deliver: Deliver, clock: () => number, log: FastifyBaseLogger): MailWorker {
  let stopped = false;
  let again = false;
  let nextLook = 0;
  let filling = Promise.resolve();
  const busy = new Map<string, Promise<void>>();
  const wake = () => {
    if (stopped || again) return;
    again = true;
    filling = filling.then(fill);
  };
  const fill = async () => {
    again = false;
    if (clock() < nextLook) return;
    try {
      const due = await store.listDue(db, clock(), lanes * 8);
      for (const { id, recipient } of due) {
        if (stopped || busy.size >= lanes) return;
        if (busy.has(recipient)) continue;
        const mail = await store.claimMail(db, id, clock(), lease);
        if (mail) busy.set(recipient, send(mail));
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read');
    }
  };
  const send = async (mail: MailRow) => {
    const state = await sendMail(db, deliver, clock, log, mail).catch((error: unknown) =>
      log.error({ err: error, mail: mail.id }, 'a mail could not be marked'),
    );
    if (state === 'server away') nextLook = clock() + awayPause;
    busy.delete(mail.recipient);
    wake();
  };
  const timer = setInterval(wake, poll);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await filling;
      await Promise.all(busy.values());
    },
  };
}

async function sendMail(
  db: Db,
  deliver: Deliver,
  clock: () => number,
  log: FastifyBaseLogger,
  mail: MailRow,
): Promise<'done' | 'server away'> {
  const timer = setInterval(() => {
    store
      .retryAt(db, mail.id, clock() + lease)
      .catch((error: unknown) => log.warn({ err: error, mail: mail.id }, 'another worker may send a mail again'));
  }, renewal);
  timer.unref();
  try {
    await deliver(mail).finally(() => clearInterval(timer));
    await store.markSent(db, mail);
  } catch (error) {
    log.warn({ err: error, mail: mail.id, attempt: mail.attempts }, 'a mail could not be sent');
    if (isServerAway(error)) {
      await store.putBack(db, mail.id, clock() + awayPause);
      return 'server away';
    }
    if (mail.attempts >= mostAttempts) await store.giveUp(db, mail);
    else await store.retryAt(db, mail.id, clock() + Math.min(longestPause, firstPause * 2 ** (mail.attempts - 1)));
  }
  return 'done';
}
