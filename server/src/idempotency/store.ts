import { hash } from 'node:crypto';
import type { Db } from '../database/database.ts';

/**
 * The caller's Idempotency-Key for this call, of whatever length, or null. The call is part of it: one key may serve
 * two kinds of thing.
 */
export function toReplyKey(header: string | string[] | undefined, call: string): string | null {
  return typeof header === 'string' && header.length > 0 ? `${call} ${hash('sha256', header, 'base64url')}` : null;
}

export async function findReply(db: Db, userId: string, key: string): Promise<string | undefined> {
  return (
    await db
      .selectFrom('replies')
      .select('answer')
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst()
  )?.answer;
}

/** Fails as a unique violation when the same key was used a moment ago: the whole transaction then falls. */
export async function insertReply(tx: Db, userId: string, key: string, answer: string, now: number): Promise<void> {
  await tx.insertInto('replies').values({ user_id: userId, key, answer, created_at: now }).execute();
}

export async function deleteRepliesBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('replies').where('created_at', '<', time).execute();
}
