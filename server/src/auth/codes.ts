import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@cyberharbour/shared-api/contract';
import type { CodePurpose } from '../database/tables.ts';
import { transact, type Tx } from '../database/transact.ts';
import { tooManyError } from '../limits/limits.ts';
import { enqueue, listSentSince } from '../mail/store.ts';
import type { Context } from '../context.ts';
import { codeMail } from './code-mail.ts';
import * as store from './store.ts';

const tries = 5;
const minute = 60_000;
const hour = 60 * minute;
const mailsAnHour = 5;

/** Bound to account and purpose: a code to verify can never reset a password. */
const digestOf = (key: Buffer, purpose: CodePurpose, userId: string, code: string) =>
  createHmac('sha256', key).update(`${purpose}:${userId}:${code}`).digest();

export interface Recipient {
  id: string;
  name: string;
  email: string;
}

/** Makes a new code, which ends the one before, and mails it; refuses when too many were mailed lately. */
export async function sendCode(
  { db, clock, codeKey, wakeMail }: Context,
  to: Recipient,
  purpose: CodePurpose,
): Promise<void> {
  const now = clock();
  const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0');
  await transact(db, async (tx) => {
    const digest = digestOf(codeKey, purpose, to.id, code).toString('base64url');
    // Written first: it makes two calls at the same moment wait for each other, so that both cannot pass the limit.
    await store.saveCode(tx, {
      user_id: to.id,
      purpose,
      digest,
      tries_left: tries,
      expires_at: now + limits.codeLife * minute,
    });
    await refuseTooMany(tx, to.id, purpose, now);
    await enqueue(tx, { userId: to.id, kind: purpose, recipient: to.email, ...codeMail(purpose, to.name, code) }, now);
  });
  wakeMail();
}

async function refuseTooMany(tx: Tx, userId: string, purpose: CodePurpose, now: number): Promise<void> {
  const sent = await listSentSince(tx, userId, purpose, now - hour);
  const free = Math.max((sent[0] ?? -Infinity) + minute, (sent[mailsAnHour - 1] ?? -Infinity) + hour);
  if (free > now) throw tooManyError(Math.ceil((free - now) / 1000));
}

/** Tries a code; when it is right it is used up, and `then` happens in the same transaction. */
export async function useCode(
  { db, clock, codeKey }: Context,
  userId: string,
  purpose: CodePurpose,
  code: string,
  then: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const stored = await store.takeTry(tx, userId, purpose, clock());
    if (!stored || !timingSafeEqual(Buffer.from(stored.digest, 'base64url'), digestOf(codeKey, purpose, userId, code)))
      return false;
    await store.deleteCodes(tx, userId, purpose);
    await then(tx);
    return true;
  });
}
