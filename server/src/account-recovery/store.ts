import type { AccountRecoveryRow } from '../database/account-tables.ts';
import type { Db } from '../database/database.ts';

const open = ['requested', 'waiting'] as const;

export async function insertRecovery(tx: Db, row: AccountRecoveryRow): Promise<void> {
  await tx.insertInto('account_recoveries').values(row).execute();
}

export const findRecovery = (db: Db, id: string): Promise<AccountRecoveryRow | undefined> =>
  db.selectFrom('account_recoveries').selectAll().where('id', '=', id).executeTakeFirst();

/** Those of an account that are neither over nor unconfirmed, oldest first. */
export const listOpen = (db: Db, userId: string): Promise<AccountRecoveryRow[]> =>
  db
    .selectFrom('account_recoveries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', open)
    .orderBy('created_at')
    .execute();

export async function setState(
  tx: Db,
  id: string,
  change: Partial<Pick<AccountRecoveryRow, 'state' | 'due_at' | 'checked_by' | 'message' | 'is_reminded'>>,
): Promise<void> {
  await tx.updateTable('account_recoveries').set(change).where('id', '=', id).execute();
}

/** All of an account that were confirmed, since a time. @returns those that were open */
export const stopOpen = (tx: Db, userId: string, since: number, until: number): Promise<AccountRecoveryRow[]> =>
  tx
    .updateTable('account_recoveries')
    .set({ state: 'stopped', due_at: until, message: null })
    .where('user_id', '=', userId)
    .where('state', 'in', open)
    .where('created_at', '>=', since)
    .returningAll()
    .execute();

/** Of everybody, with their accounts, oldest first. */
export const listForReview = (db: Db, most: number) =>
  reviewed(db)
    .selectAll('account_recoveries')
    .select(['users.name', 'users.email', 'users.role'])
    .select(['users.created_at as joined_at', 'checker.name as checker_name'])
    .orderBy('account_recoveries.created_at')
    .limit(most)
    .execute();

export async function countForReview(db: Db): Promise<number> {
  const counted = reviewed(db).select((eb) => eb.fn.countAll<number | string>().as('total'));
  return Number((await counted.executeTakeFirstOrThrow()).total);
}

const reviewed = (db: Db) =>
  db
    .selectFrom('account_recoveries')
    .innerJoin('users', 'users.id', 'account_recoveries.user_id')
    .leftJoin('users as checker', 'checker.id', 'account_recoveries.checked_by')
    .where('account_recoveries.state', 'in', open);

/** Administrators with a confirmed address, other than these accounts. */
export async function listOtherAdmins(tx: Db, except: readonly string[]) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'admin')
    .where('is_verified', '=', 1)
    .where('id', 'not in', except)
    .execute();
}

/** Those whose days are over, or of which the owner is to be reminded. */
export const listDue = (db: Db, now: number, remindBefore: number): Promise<AccountRecoveryRow[]> =>
  db
    .selectFrom('account_recoveries')
    .selectAll()
    .where('state', '=', 'waiting')
    .where((eb) =>
      eb.or([eb('due_at', '<=', now), eb.and([eb('due_at', '<=', now + remindBefore), eb('is_reminded', '=', 0)])]),
    )
    .orderBy('due_at')
    .limit(100)
    .execute();

/** What nobody confirmed, nobody answered, or is over for long. */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('account_recoveries').where('state', '!=', 'waiting').where('due_at', '<=', now).execute();
}
