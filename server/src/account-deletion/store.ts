import type { PostsChoice } from '@cyberharbour/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { AccountDeletionRow } from '../database/account-tables.ts';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import type { PostTable } from '../posts/post.ts';

export const findPending = (db: Db, userId: string): Promise<AccountDeletionRow | undefined> =>
  db
    .selectFrom('account_deletions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .executeTakeFirst();

export const listPendingOf = (db: Db, userIds: readonly string[]): Promise<AccountDeletionRow[]> =>
  db
    .selectFrom('account_deletions')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('state', '=', 'pending')
    .execute();

/** In any state. */
export const findDeletionOf = (db: Db, userId: string): Promise<AccountDeletionRow | undefined> =>
  db.selectFrom('account_deletions').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const findDeletion = (db: Db, id: string): Promise<AccountDeletionRow | undefined> =>
  db.selectFrom('account_deletions').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertDeletion(tx: Db, row: AccountDeletionRow): Promise<void> {
  await tx.insertInto('account_deletions').values(row).execute();
}

export async function changePosts(tx: Db, id: string, posts: PostsChoice): Promise<void> {
  await tx.updateTable('account_deletions').set({ posts }).where('id', '=', id).execute();
}

/** Only while nothing was deleted yet. @returns it, where there was one */
export const deletePending = (tx: Db, userId: string, since = 0): Promise<AccountDeletionRow | undefined> =>
  tx
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .where('requested_at', '>=', since)
    .returningAll()
    .executeTakeFirst();

/** Takes it on; a deletion that is under way is taken on again by whoever comes after a process that was ended. */
export async function markWorking(tx: Db, id: string): Promise<void> {
  await tx.updateTable('account_deletions').set({ state: 'working' }).where('id', '=', id).execute();
}

export async function markErased(tx: Db, id: string, wipeAt: number): Promise<void> {
  await tx.updateTable('account_deletions').set({ state: 'erased', due_at: wipeAt }).where('id', '=', id).execute();
}

export const listDue = (db: Db, state: AccountDeletionRow['state'], now: number): Promise<AccountDeletionRow[]> =>
  db
    .selectFrom('account_deletions')
    .selectAll()
    .where('state', '=', state)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute();

export async function deleteDeletion(db: Db, id: string): Promise<void> {
  await db.deleteFrom('account_deletions').where('id', '=', id).execute();
}

/** Whether another administrator stays: one who did not ask for the deletion of their own account. */
export async function hasOtherAdmin(tx: Db, userId: string): Promise<boolean> {
  const leaving = tx.selectFrom('account_deletions').select('user_id');
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '!=', userId)
    .where('id', 'not in', leaving)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Nothing new may point at the account from now on: on PostgreSQL a row that names it waits for the end of this
 * transaction, and is refused then. The embedded database has one writer.
 */
export async function shutAccount(tx: Db, userId: string): Promise<void> {
  if (isPostgres(tx)) await sql`select id from users where id = ${userId} for update`.execute(tx);
}

/** Every address that the database knows of an account, the ones that it left lately included. */
export async function listAddresses(db: Db, userId: string): Promise<string[]> {
  const from = (query: RawBuilder<{ email: string }>) => query.execute(db);
  const { rows } = await from(sql`
    select email from users where id = ${userId}
    union select old_email from email_changes where user_id = ${userId}
    union select new_email from email_changes where user_id = ${userId}
    union select new_email from account_recoveries where user_id = ${userId}
    union select recipient from outbox where user_id = ${userId}`);
  return rows.map(({ email }) => email);
}

/** What moderators wrote to the author of posts of a kind. */
export async function forgetReasons(tx: Db, { table, authorColumn }: PostTable, userId: string): Promise<void> {
  await sql`update ${sql.table(table)} set moderation_reason = null, moderated_at = null,
      earlier_title = null, earlier_text = null, earlier_until = null
    where ${sql.ref(authorColumn)} = ${userId} and (moderation_reason is not null or earlier_text is not null)`.execute(
    tx,
  );
}

/** Mails to an address that are about no account: those of the newsletter. */
export async function deleteMailsTo(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom('outbox').where('recipient', '=', email).where('user_id', 'is', null).execute();
}

/** @returns the state that the subscription had, where there was one */
export async function deleteSubscription(tx: Db, email: string): Promise<string | undefined> {
  const deleted = await tx.deleteFrom('subscribers').where('email', '=', email).returning('state').executeTakeFirst();
  return deleted?.state;
}
