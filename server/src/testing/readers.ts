import type { LetterTopic } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';

const piece = 500;
/** What their addresses begin with; a number follows. */
export const readerName = 'reader';

/** Adds subscribers who chose these topics, and confirmed just now. */
export async function subscribeAll(db: Db, emails: readonly string[], topics: readonly LetterTopic[], now: number) {
  const times = { asked_at: now, mailed_at: now, confirmed_at: now, left_at: null };
  const rest = { consent: 'C', refusals: 0, bounced_at: null, topics: JSON.stringify(topics) };
  await db
    .insertInto('subscribers')
    .values(emails.map((email) => ({ id: newId(), email, state: 'subscribed' as const, ...times, ...rest })))
    .execute();
}

/** Adds subscribers of the monthly letter: `reader0@example.com` and so on. */
export async function addReaders(db: Db, count: number): Promise<void> {
  const now = Date.now();
  for (let from = 0; from < count; from += piece) {
    const length = Math.min(piece, count - from);
    const emails = Array.from({ length }, (_, each) => `${readerName}${from + each}@example.com`);
    await subscribeAll(db, emails, ['monthly'], now);
  }
}
