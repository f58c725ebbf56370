import type { Db } from '../database/database.ts';

const longestKey = 200;

/** The caller's Idempotency-Key for this call, or null. The call is part of it: one key may serve two kinds of thing. */
export function replyKey(header: string | string[] | undefined, call: string): string | null {
  return typeof header === 'string' && header.length > 0 && header.length <= longestKey ? `${call} ${header}` : null;
}

export async function firstAnswer(db: Db, userId: string, key: string): Promise<string | undefined> {
  return (await db.selectFrom('replies').select('answer').where('user_id', '=', userId).where('key', '=', key).executeTakeFirst())?.answer;
}

/** Fails as a unique violation when the same key was used a moment ago: the whole transaction then falls. */
export async function keepAnswer(tx: Db, userId: string, key: string, answer: string, now: number): Promise<void> {
  await tx.insertInto('replies').values({ user_id: userId, key, answer, created_at: now }).execute();
}

export async function forgetBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('replies').where('created_at', '<', time).execute();
}
