import type { Db } from '../database/database.ts';
import type { DefinedLetter } from './letter.ts';
import { enqueue } from './store.ts';
import { writeLetter } from './write-letter.ts';

/** An account, or an address without one. */
export interface Recipient {
  id: string | null;
  name?: string | undefined;
  email: string;
}

/** Puts a letter into the outbox, as part of the caller's transaction. The caller wakes the worker afterwards. */
export async function sendMail(
  tx: Db,
  { id, name, email }: Recipient,
  letter: DefinedLetter,
  webUrl: string,
  now: number,
): Promise<void> {
  const { kind, subject, unsubscribeUrl } = letter;
  const mail = { userId: id, kind, recipient: email, subject, ...writeLetter(letter, name, webUrl) };
  await enqueue(tx, unsubscribeUrl === undefined ? mail : { ...mail, unsubscribeUrl }, now);
}
