import type { DraftRow } from '../database/account-tables.ts';
import type { Db } from '../database/database.ts';
import { ConcurrentUpdateError } from '../http/http-error.ts';

export const findDraft = (db: Db, userId: string, form: string): Promise<DraftRow | undefined> =>
  db.selectFrom('drafts').selectAll().where('user_id', '=', userId).where('form', '=', form).executeTakeFirst();

/** Those written last first. */
export const listDrafts = (db: Db, userId: string): Promise<DraftRow[]> =>
  db
    .selectFrom('drafts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('form')
    .execute();

export async function countDrafts(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('drafts')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.total;
}

export async function insertDraft(tx: Db, row: DraftRow): Promise<void> {
  await tx.insertInto('drafts').values(row).execute();
}

/** Only while it is still as it was read. */
export async function updateDraft(tx: Db, before: DraftRow, change: Partial<DraftRow>): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('drafts')
    .set(change)
    .where('user_id', '=', before.user_id)
    .where('form', '=', before.form)
    .where('updated_at', '=', before.updated_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ConcurrentUpdateError();
}

export async function deleteDraft(db: Db, userId: string, form: string): Promise<void> {
  await db.deleteFrom('drafts').where('user_id', '=', userId).where('form', '=', form).execute();
}
