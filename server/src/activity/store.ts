import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { AccountEventRow } from '../database/account-tables.ts';
import type { PageRequest } from '../lists/paging.ts';
import { deleteInSlices } from '../database/delete-in-slices.ts';

const eventsOf = (db: Db, userId: string) => db.selectFrom('account_events').where('user_id', '=', userId);

export async function insertEvent(tx: Db, event: AccountEventRow): Promise<void> {
  await tx.insertInto('account_events').values(event).execute();
}

/** Of one kind, all but the newest `most`: one kind crowds out no other. */
export async function deleteOldest(tx: Db, { user_id, event }: AccountEventRow, most: number): Promise<void> {
  await tx
    .deleteFrom('account_events')
    .where('user_id', '=', user_id)
    .where('event', '=', event)
    .where('id', '<=', (eb) =>
      eb
        .selectFrom('account_events')
        .select('id')
        .where('user_id', '=', user_id)
        .where('event', '=', event)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(most),
    )
    .execute();
}

/** Newest first. */
export function listEvents(db: Db, userId: string, { limit, after }: PageRequest): Promise<AccountEventRow[]> {
  let query = eventsOf(db, userId)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) query = query.where('id', '<', after.id);
  return query.execute();
}

export async function countEvents(db: Db, userId: string): Promise<number> {
  const counted = eventsOf(db, userId).select((eb) => eb.fn.countAll<number>().as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

export const findEvent = (db: Db, id: string): Promise<AccountEventRow | undefined> =>
  db.selectFrom('account_events').selectAll().where('id', '=', id).executeTakeFirst();

/** True for the one who did it first. */
export async function markReported(tx: Db, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('account_events')
    .set({ detail: 'reported' })
    .where('id', '=', id)
    .where('detail', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteBefore(db: Db, time: number): Promise<void> {
  await deleteInSlices(db, 'account_events', sql`created_at < ${time}`);
}
