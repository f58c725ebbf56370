import type { Db } from '../database/database.ts';
import type { DefinedLetter } from './letter.ts';
import { enqueue, type Later } from './store.ts';
import { writeLetter } from './write-letter.ts';

/** An account, or an address without one. */
export interface Recipient {
  id: string | null;
  name?: string | undefined;
  email: string;
}

/**
 * Puts a letter into the outbox, as part of the caller's transaction. The caller wakes the worker afterwards.
 *
 * @param later makes it wait; without, it goes at once
 */
export async function sendMail(
  tx: Db,
  { id, name, email }: Recipient,
  letter: DefinedLetter,
  webUrl: string,
  now: number,
  later?: Later,
): Promise<void> {
  const { kind, subject, unsubscribeUrl } = letter;
  await enqueue(
    tx,
    {
      userId: id,
      kind,
      recipient: email,
      subject,
      ...writeLetter(letter, name, webUrl),
      ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
      ...(later && { later }),
    },
    now,
  );
}
