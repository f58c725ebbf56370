import type { Db } from '../database/database.ts';
import { isUniqueViolation, transact, type Tx } from '../database/transact.ts';
import { firstAnswer, keepAnswer } from './store.ts';

/** Creates something once for each key: a repeat answers the first result again. */
export async function once<Answer>(db: Db, userId: string, key: string | null, now: number, create: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  if (key === null) return transact(db, create);
  const known = await firstAnswer(db, userId, key);
  if (known) return JSON.parse(known) as Answer;
  try {
    return await transact(db, async (tx) => {
      const answer = await create(tx);
      await keepAnswer(tx, userId, key, JSON.stringify(answer), now);
      return answer;
    });
  } catch (error) {
    const first = isUniqueViolation(error) ? await firstAnswer(db, userId, key) : undefined;
    if (!first) throw error;
    return JSON.parse(first) as Answer;
  }
}
