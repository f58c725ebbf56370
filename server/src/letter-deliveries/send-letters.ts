import type { Context } from '../context.ts';
import { hour, minute } from '../clock/durations.ts';
import type { LetterRow } from '../database/letter-tables.ts';
import type { Deliver } from '../mail/delivery.ts';
import { readOldestDue } from '../mail/store.ts';
import { drawMail } from '../letters/draw.ts';
import { blocksOf } from '../letters/letters.ts';
import { readParts } from '../letters/parts.ts';
import * as letters from '../letters/store.ts';
import { linkTo } from '../newsletter/newsletter.ts';
import { mostRefusals, readRefusal } from './refusals.ts';
import * as deliveries from './store.ts';

/** Longer than a mail server is waited for: the mail that a process had under way when it ended is sent by another. */
const lease = 2 * minute;
const firstPause = minute;
const mostAttempts = 10;
/** Mails between two looks at what else waits. */
const atOnce = 20;

type Facts = Pick<Context, 'db' | 'clock' | 'webUrl' | 'publicApiUrl' | 'codeKey'>;

export interface Sending {
  context: Facts;
  deliver: Deliver;
  /** Waits until another mail may go, and says whether there is to be one. */
  takeTurn: () => Promise<boolean>;
  /** Mails on their way at once. */
  connections: number;
  log: { warn: (fields: Record<string, unknown>, sentence: string) => void };
}

/**
 * Sends what is due of every letter that a moderator let go, until nothing is, other mails wait, or the mail server is
 * away. Whoever begins it, in whichever process: each mail is taken by one.
 */
export async function sendLetters(sending: Sending): Promise<void> {
  const { db, clock } = sending.context;
  await letters.beginScheduled(db, clock());
  for (const letter of await letters.listSending(db)) {
    while (!(await deliveries.listSome(db, letter)));
    if (!(await sendLetter(sending, letter))) return;
    await deliveries.finishLetter(db, letter.id, clock());
  }
}

type Send = (mail: deliveries.WaitingMail) => Promise<boolean>;

/** @returns false where it has to stop, with mails left */
async function sendLetter(sending: Sending, letter: LetterRow): Promise<boolean> {
  const { context, connections, takeTurn } = sending;
  const { db, clock } = context;
  const { parts } = await readParts(db, context.publicApiUrl, blocksOf(letter));
  const send: Send = (mail) => sendOne(sending, letter, parts, mail);
  for (;;) {
    const next = await deliveries.listWaiting(db, letter.id, clock(), atOnce);
    if (next.length === 0) return true;
    // Codes and notices are waited for; a letter is not.
    if ((await readOldestDue(db, clock())) !== null) return false;
    const lane = async (): Promise<boolean> => {
      for (let mail = next.shift(); mail; mail = next.shift())
        if (!((await takeTurn()) && (await send(mail)))) {
          // Nor by the other lanes.
          next.length = 0;
          return false;
        }
      return true;
    };
    const lanes = await Promise.all(Array.from({ length: connections }, lane));
    if (lanes.includes(false)) return false;
  }
}

/** @returns false where the mail server takes none at the moment */
async function sendOne(
  { context, deliver, log }: Sending,
  letter: LetterRow,
  parts: Awaited<ReturnType<typeof readParts>>['parts'],
  { subscriber_id: reader, email, refusals }: deliveries.WaitingMail,
): Promise<boolean> {
  const { db, clock, webUrl } = context;
  const tries = await deliveries.claimMail(db, [letter.id, reader], clock(), lease);
  if (tries === undefined) {
    await deliveries.leaveOut(db, letter.id, reader);
    return (await letters.findLetter(db, letter.id))?.state === 'sending';
  }
  const { subject, code } = letter;
  const unsubscribeUrl = linkTo(context, 'unsubscribe', reader);
  const links = { unsubscribeUrl, topicsUrl: linkTo(context, 'topics', reader) };
  try {
    await deliver({
      // The same in every attempt of every process: whoever gets it twice gets one message.
      id: `${letter.id}.${reader}`,
      user_id: null,
      kind: 'letter',
      recipient: email,
      subject,
      ...drawMail({ subject, parts, code, webUrl, topics: letters.topicsOf(letter), reader: links }),
      created_at: letter.begun_at ?? letter.created_at,
      unsubscribe_url: unsubscribeUrl,
    });
  } catch (error) {
    const refusal = readRefusal(error);
    log.warn({ err: error, letter: letter.id, reader, refusal }, 'a letter could not be handed over');
    if (refusal === 'server') {
      await deliveries.retryAt(db, letter.id, reader, clock() + firstPause, false);
      return false;
    }
    if (refusal === 'later' && tries < mostAttempts) {
      const pause = Math.min(hour, firstPause * 2 ** (tries - 1));
      await deliveries.retryAt(db, letter.id, reader, clock() + pause, true);
      return true;
    }
    await deliveries.setState(db, letter.id, reader, 'refused');
    const isBouncing = refusal === 'no-such-address' || refusals + 1 >= mostRefusals;
    await deliveries.noteRefusals(db, reader, refusals + 1, isBouncing ? clock() : null);
    return true;
  }
  await deliveries.setState(db, letter.id, reader, 'sent');
  if (refusals > 0) await deliveries.noteRefusals(db, reader, 0, null);
  return true;
}
