import { sql } from 'kysely';
import { createHash, hash } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { deleteInSlices } from '../database/delete-in-slices.ts';

/**
 * The caller's Idempotency-Key for this call, of whatever length, or null. The call is part of it: one key may serve
 * two kinds of thing.
 */
export function toReplyKey(
  header: string | string[] | undefined,
  call: string,
  body: unknown,
  picture: Buffer | null = null,
): ReplyKey | null {
  if (typeof header !== 'string' || header.length === 0) return null;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body))
    .update(picture ?? '')
    .digest('base64url');
  return { key: `${call} ${hash('sha256', header, 'base64url')}`, bodyHash };
}

export interface ReplyKey {
  key: string;
  /** Of what was sent with it: the same key with something else is a mistake of the caller's. */
  bodyHash: string;
}

/** Throws 422 where the key came with something else the first time. */
export async function findReply(db: Db, userId: string, { key, bodyHash }: ReplyKey): Promise<string | undefined> {
  const reply = await db
    .selectFrom('replies')
    .select(['answer', 'body_hash'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (reply && reply.body_hash !== null && reply.body_hash !== bodyHash) throw keyReusedError();
  return reply?.answer;
}

const keyReusedError = () =>
  new HttpError(
    422,
    'KEY_REUSED',
    'This was sent once already with other words. Please load the page again and send it anew.',
  );

/** Fails as a unique violation when the same key was used a moment ago: the whole transaction then falls. */
export async function insertReply(
  tx: Db,
  userId: string,
  { key, bodyHash }: ReplyKey,
  answer: string,
  now: number,
): Promise<void> {
  await tx
    .insertInto('replies')
    .values({ user_id: userId, key, answer, body_hash: bodyHash, created_at: now })
    .execute();
}

export async function deleteRepliesBefore(db: Db, time: number): Promise<void> {
  await deleteInSlices(db, 'replies', sql`created_at < ${time}`);
}
