import type { Db } from '../database/database.ts';
import type { CodePurpose, CodeRow } from '../database/tables.ts';

/** The newest code is the only one. */
export async function saveCode(tx: Db, code: CodeRow): Promise<void> {
  const { digest, tries_left, expires_at } = code;
  await tx
    .insertInto('codes')
    .values(code)
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet({ digest, tries_left, expires_at }))
    .execute();
}

/** Uses up one try and gives what to compare with; undefined when there is no code to try. */
export const takeTry = (tx: Db, userId: string, purpose: CodePurpose, now: number) =>
  tx
    .updateTable('codes')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('digest')
    .executeTakeFirst();

export async function deleteCodes(tx: Db, userId: string, purpose?: CodePurpose): Promise<void> {
  let query = tx.deleteFrom('codes').where('user_id', '=', userId);
  if (purpose) query = query.where('purpose', '=', purpose);
  await query.execute();
}

export async function deleteEveryCode(tx: Db): Promise<void> {
  await tx.deleteFrom('codes').execute();
}
