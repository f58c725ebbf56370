import type { Db } from '../database/database.ts';
import type { ExportRow } from '../database/account-tables.ts';

export const findExport = (db: Db, userId: string): Promise<ExportRow | undefined> =>
  db.selectFrom('exports').selectAll().where('user_id', '=', userId).executeTakeFirst();

export async function insertExport(tx: Db, row: ExportRow): Promise<void> {
  await tx.insertInto('exports').values(row).execute();
}

export const deleteExport = (db: Db, userId: string): Promise<ExportRow | undefined> =>
  db.deleteFrom('exports').where('user_id', '=', userId).returningAll().executeTakeFirst();

export const deleteOld = (db: Db, before: number): Promise<ExportRow[]> =>
  db.deleteFrom('exports').where('created_at', '<', before).returningAll().execute();

/** Those that nobody works on: new ones, and those whose process was ended. */
export const listForgotten = (db: Db, stale: number): Promise<ExportRow[]> =>
  db
    .selectFrom('exports')
    .selectAll()
    .where('state', 'in', ['waiting', 'working'])
    .where('updated_at', '<', stale)
    .orderBy('id')
    .execute();

/** True for the one process that works on it from now on. */
export async function claimExport(db: Db, id: string, now: number, stale: number): Promise<boolean> {
  const result = await db
    .updateTable('exports')
    .set({ state: 'working', updated_at: now, done: 0, pieces: 0, bytes: 0 })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('state', '=', 'waiting'), eb.and([eb('state', '=', 'working'), eb('updated_at', '<', stale)])]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False where its member gave it up. */
export async function noteProgress(
  db: Db,
  id: string,
  change: Partial<Pick<ExportRow, 'state' | 'done' | 'total' | 'pieces' | 'bytes' | 'updated_at'>>,
): Promise<boolean> {
  const result = await db.updateTable('exports').set(change).where('id', '=', id).executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
