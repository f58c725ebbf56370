import { isUniqueViolation, transact, type Tx } from '../database/transact.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http/http-error.ts';
import { findReply, insertReply, type ReplyKey } from './store.ts';

interface Creation<Prepared, Answer> {
  /** What takes long, or needs space: done before the transaction, and not at all for a repeat. */
  prepare: () => Promise<Prepared>;
  /** Takes back what was prepared for nothing. */
  discard?: (prepared: Prepared) => Promise<void>;
  create: (tx: Tx, prepared: Prepared, now: number) => Promise<Answer>;
}

/** Creates something once for each key: a repeat answers the first result again. */
export async function createOnce<Prepared, Answer>(
  { db, clock }: Context,
  userId: string,
  key: ReplyKey | null,
  { prepare, discard, create }: Creation<Prepared, Answer>,
): Promise<Answer> {
  const known = key === null ? undefined : await findReply(db, userId, key);
  if (known) return JSON.parse(known) as Answer;
  const prepared = await prepare();
  const now = clock();
  try {
    return await transact(db, async (tx) => {
      const answer = await create(tx, prepared, now);
      if (key !== null) await insertReply(tx, userId, key, JSON.stringify(answer), now);
      return answer;
    });
  } catch (error) {
    const isTaken = isUniqueViolation(error);
    // Not where the connection broke: the transaction may stand.
    if (isTaken || error instanceof HttpError) await discard?.(prepared);
    const first = key !== null && isTaken ? await findReply(db, userId, key) : undefined;
    if (!first) throw error;
    return JSON.parse(first) as Answer;
  }
}
