import type { Tx } from '../database/transact.ts';
import type { DefinedLetter } from '../mail/letter.ts';
import { type Recipient, sendMail } from '../mail/send-mail.ts';
import { listReturnable } from './store.ts';

/**
 * Puts a letter into the outbox for the account's address and for each that it left lately: whoever took the account
 * over may have changed the address first.
 * @param now in milliseconds
 */
export async function mailOwner(
  tx: Tx,
  user: Recipient & { id: string },
  letter: DefinedLetter,
  webUrl: string,
  now: number,
): Promise<void> {
  const left = await listReturnable(tx, user.id, now);
  for (const email of new Set([user.email, ...left])) await sendMail(tx, { ...user, email }, letter, webUrl, now);
}
