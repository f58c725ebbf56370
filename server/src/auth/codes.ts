import { createHmac, randomInt } from 'node:crypto';
import { limits } from '@cyberharbour/shared-api/contract';
import type { CodePurpose } from '../database/tables.ts';
import { transact, type Tx } from '../database/transact.ts';
import { isRightMac } from '../facts/compare-mac.ts';
import { tooManyError } from '../limits/limits.ts';
import { sendMail } from '../mail/send-mail.ts';
import { listSentSince } from '../mail/store.ts';
import type { Context } from '../context.ts';
import { codeMail } from './code-mail.ts';
import * as store from './store.ts';
import { day, hour, minute } from '../clock/durations.ts';

const tries = 5;
const mailsAnHour = 5;

interface CodeSubject {
  userId: string;
  /** The address that the code goes to, and that it proves. */
  email: string;
}

/**
 * Bound to purpose, account and address: a code to verify never resets a password, and a code that went to one address
 * proves no other one.
 */
const digestOf = (key: Buffer, purpose: CodePurpose, { userId, email }: CodeSubject, code: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, userId, email, code]))
    .digest();

/**
 * Makes a new code, which ends the one before, and mails it; refuses when too many were mailed lately. `read` says to
 * whom, as the transaction sees it; null sends nothing.
 */
export async function sendCode(
  { db, clock, codeKey, wakeMail, mostResetCodes, webUrl }: Context,
  purpose: CodePurpose,
  read: (tx: Tx) => Promise<(CodeSubject & { name: string }) | null>,
): Promise<void> {
  const now = clock();
  const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0');
  await transact(db, async (tx) => {
    const to = await read(tx);
    if (!to) return;
    const mostADay = purpose === 'reset' ? mostResetCodes : Infinity;
    await refuseTooMany(tx, to, purpose, now, mostADay);
    await store.saveCode(tx, {
      user_id: to.userId,
      purpose,
      digest: digestOf(codeKey, purpose, to, code).toString('base64url'),
      tries_left: tries,
      expires_at: now + limits.codeLife * minute,
    });
    await sendMail(tx, { ...to, id: to.userId }, codeMail(purpose, code), webUrl, now);
  });
  wakeMail();
}

/** Of one account, and of all accounts to one address: nobody fills another one's inbox with codes. */
async function refuseTooMany(
  tx: Tx,
  { userId, email }: CodeSubject,
  purpose: CodePurpose,
  now: number,
  mostADay: number,
): Promise<void> {
  const today = await listSentSince(tx, { userId }, purpose, { from: now - day, to: now });
  const sent = today.filter((at) => at > now - hour);
  const toAddress = await listSentSince(tx, { recipient: email }, purpose, { from: now - hour, to: now });
  const free = Math.max(
    (sent[0] ?? -Infinity) + minute,
    (sent[mailsAnHour - 1] ?? -Infinity) + hour,
    (today[mostADay - 1] ?? -Infinity) + day,
    (toAddress[mailsAnHour * 2 - 1] ?? -Infinity) + hour,
  );
  if (free > now) throw tooManyError(Math.ceil((free - now) / 1000));
}

/**
 * Tries a code; when it is right it is used up, and `then` happens in the same transaction. `read` says whose code it
 * must be, as the transaction sees it; null is nobody's.
 */
export async function useCode<Subject extends CodeSubject>(
  { db, clock, codeKey }: Context,
  purpose: CodePurpose,
  code: string,
  read: (tx: Tx) => Promise<Subject | null>,
  then: (tx: Tx, subject: Subject) => Promise<void>,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const subject = await read(tx);
    if (!subject) return false;
    const stored = await store.takeTry(tx, subject.userId, purpose, clock());
    const digest = digestOf(codeKey, purpose, subject, code);
    if (!stored || !isRightMac(stored.digest, digest)) return false;
    await store.deleteCodes(tx, subject.userId, purpose);
    await then(tx, subject);
    return true;
  });
}
