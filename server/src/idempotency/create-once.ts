import { isUniqueViolation, transact, type Tx } from '../database/transact.ts';
import type { Parts } from '../context.ts';
import { firstAnswer, keepAnswer } from './store.ts';

interface Creation<Prepared, Answer> {
  /** What takes long, or needs room: done before the transaction, and not at all for a repeat. */
  prepare: () => Promise<Prepared>;
  create: (tx: Tx, prepared: Prepared, now: number) => Promise<Answer>;
}

/** Creates something once for each key: a repeat answers the first result again. */
export async function once<Prepared, Answer>(
  { db, clock }: Parts,
  userId: string,
  key: string | null,
  { prepare, create }: Creation<Prepared, Answer>,
): Promise<Answer> {
  const known = key === null ? undefined : await firstAnswer(db, userId, key);
  if (known) return JSON.parse(known) as Answer;
  const prepared = await prepare();
  const now = clock();
  try {
    return await transact(db, async (tx) => {
      const answer = await create(tx, prepared, now);
      if (key !== null) await keepAnswer(tx, userId, key, JSON.stringify(answer), now);
      return answer;
    });
  } catch (error) {
    const first = key !== null && isUniqueViolation(error) ? await firstAnswer(db, userId, key) : undefined;
    if (!first) throw error;
    return JSON.parse(first) as Answer;
  }
}
