import type { Db } from '../database/database.ts';
import type { AlertRow } from '../database/letter-tables.ts';
import type { PageRequest } from '../lists/paging.ts';

const every = (db: Db) => db.selectFrom('alerts').selectAll();

export const findAlert = (db: Db, id: string) => every(db).where('id', '=', id).executeTakeFirst();

/** Newest first. */
export function listAlerts(db: Db, { limit, after }: PageRequest): Promise<AlertRow[]> {
  const query = every(db).orderBy('id', 'desc');
  return (after ? query.where('id', '<', after.id) : query).limit(limit + 1).execute();
}

/** The one that began last first. */
export const listRunning = (db: Db, now: number): Promise<AlertRow[]> =>
  every(db).where('ends_at', '>', now).orderBy('id', 'desc').execute();

export const countAlerts = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('alerts')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export const insertAlert = (tx: Db, row: AlertRow) => tx.insertInto('alerts').values(row).execute();

/** Only while it is still as it was read. */
export async function updateAlert(tx: Db, before: AlertRow, change: Partial<AlertRow>): Promise<boolean> {
  const result = await tx
    .updateTable('alerts')
    .set(change)
    .where('id', '=', before.id)
    .where('updated_at', '=', before.updated_at)
    .where('ends_at', '=', before.ends_at)
    .where('letter_id', before.letter_id === null ? 'is' : '=', before.letter_id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
