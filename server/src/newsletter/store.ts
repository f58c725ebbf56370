import type { SubscriberState } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import type { SubscriberRow } from '../database/letter-tables.ts';
import { containsWords, type PageRequest } from '../lists/paging.ts';

export const findByEmail = (db: Db, email: string) =>
  db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst();

export const findSubscriber = (db: Db, id: string) =>
  db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();

/** False when the address came in at this very moment by another way. */
export async function insertSubscriber(tx: Db, row: SubscriberRow): Promise<boolean> {
  const result = await tx
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Only while it is still as it was read. */
export async function updateSubscriber(
  tx: Db,
  before: SubscriberRow,
  change: Partial<SubscriberRow>,
): Promise<boolean> {
  const result = await tx
    .updateTable('subscribers')
    .set(change)
    .where('id', '=', before.id)
    .where('state', '=', before.state)
    .where('mailed_at', '=', before.mailed_at)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export interface SubscriberFilter {
  q?: string | undefined;
  state?: SubscriberState | undefined;
}

const matching = (db: Db, { q, state }: SubscriberFilter) => {
  let query = db.selectFrom('subscribers');
  if (state) query = query.where('state', '=', state);
  if (q) query = query.where(containsWords('email', q));
  return query;
};

/** Newest first. */
export function listSubscribers(
  db: Db,
  filter: SubscriberFilter,
  { limit, after }: PageRequest,
): Promise<SubscriberRow[]> {
  let query = matching(db, filter)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) query = query.where('id', '<', after.id);
  return query.execute();
}

export async function countSubscribers(db: Db, filter: SubscriberFilter): Promise<number> {
  return (
    await matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;
}
