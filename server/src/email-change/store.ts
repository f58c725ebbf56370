import type { Db } from '../database/database.ts';
import type { EmailChangeRow } from '../database/tables.ts';

export const findPending = (db: Db, userId: string, now: number) =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const findChange = (db: Db, id: string) =>
  db.selectFrom('email_changes').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether somebody left this address lately, and may still come back to it. */
export async function isReserved(tx: Db, email: string, now: number, exceptUser: string | null): Promise<boolean> {
  let query = tx
    .selectFrom('email_changes')
    .select('id')
    .where('old_email', '=', email)
    .where('state', '=', 'done')
    .where('expires_at', '>', now);
  if (exceptUser) query = query.where('user_id', '!=', exceptUser);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Addresses that the account left lately, and that can still take it back. */
export async function listReturnable(tx: Db, userId: string, now: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('email_changes')
    .select('old_email')
    .where('user_id', '=', userId)
    .where('state', '=', 'done')
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ old_email }) => old_email);
}

export async function insertChange(tx: Db, change: EmailChangeRow): Promise<void> {
  await tx.insertInto('email_changes').values(change).execute();
}

export async function completeChange(tx: Db, id: string, expiresAt: number): Promise<void> {
  await tx.updateTable('email_changes').set({ state: 'done', expires_at: expiresAt }).where('id', '=', id).execute();
}

/** @returns whether there was one */
export async function deletePending(tx: Db, userId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** This change and all that came after it. */
export async function forgetSince(tx: Db, { user_id, created_at }: EmailChangeRow): Promise<void> {
  await tx.deleteFrom('email_changes').where('user_id', '=', user_id).where('created_at', '>=', created_at).execute();
}

export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
}
