import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';

const piece = 500;
/** What their addresses begin with; a number follows. */
export const readerName = 'reader';

/** Adds subscribers of the monthly letter who have confirmed: `reader0@example.com` and so on. */
export async function addReaders(db: Db, count: number): Promise<void> {
  const now = Date.now();
  const times = { asked_at: now, mailed_at: now, confirmed_at: now, left_at: null };
  const rest = { state: 'subscribed' as const, consent: 'C', refusals: 0, bounced_at: null, topics: '["monthly"]' };
  for (let from = 0; from < count; from += piece) {
    const some = Array.from({ length: Math.min(piece, count - from) }, (_, each) => from + each);
    const values = some.map((each) => ({ id: newId(), email: `${readerName}${each}@example.com`, ...times, ...rest }));
    await db.insertInto('subscribers').values(values).execute();
  }
}
