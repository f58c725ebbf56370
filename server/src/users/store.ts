import type { Period, Role, UserOrder } from '@cyberharbour/shared-api/contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { UserRow } from '../database/tables.ts';
import { afterPosition, orderExpression } from '../lists/order.ts';
import { containsWords, type PageRequest } from '../lists/paging.ts';
import { periodConditions } from '../lists/period.ts';

export type LockedUser = Pick<UserRow, 'id' | 'name' | 'email' | 'role' | 'is_verified' | 'password_hash'>;
export type ReadUser = Omit<UserRow, 'password_hash' | 'updated_at'> & {
  open_code: string | null;
  /** Read where one account is, absent in lists. */
  pending_email?: string | null;
  deletes_at?: number | null;
  recovery_email?: string | null;
  recovery_state?: string | null;
  recovery_at?: number | null;
};

const columns = [
  'users.id',
  'users.name',
  'users.email',
  'users.role',
  'users.is_verified',
  'users.business_name',
  'users.business_address',
  'users.business_abn',
  'users.created_at',
  'codes.purpose as open_code',
] as const;

/** Users with whether a verification code is outstanding, in one query. */
const users = (db: Db, now: number) =>
  db
    .selectFrom('users')
    .leftJoin('codes', (join) =>
      join
        .onRef('codes.user_id', '=', 'users.id')
        .on('codes.purpose', '=', 'verify')
        .on('codes.expires_at', '>', now)
        .on('codes.tries_left', '>', 0),
    )
    .select(columns);

export const findUser = (db: Db, id: string, now: number): Promise<ReadUser | undefined> =>
  users(db, now)
    .leftJoin('email_changes', (join) =>
      join
        .onRef('email_changes.user_id', '=', 'users.id')
        .on('email_changes.state', '=', 'pending')
        .on('email_changes.expires_at', '>', now),
    )
    .leftJoin('account_deletions', (join) =>
      join.onRef('account_deletions.user_id', '=', 'users.id').on('account_deletions.state', '=', 'pending'),
    )
    .leftJoin('account_recoveries', (join) =>
      join
        .onRef('account_recoveries.user_id', '=', 'users.id')
        .on('account_recoveries.state', 'in', ['requested', 'waiting']),
    )
    .select(['email_changes.new_email as pending_email', 'account_deletions.due_at as deletes_at'])
    .select(['account_recoveries.new_email as recovery_email', 'account_recoveries.state as recovery_state'])
    .select('account_recoveries.due_at as recovery_at')
    .where('users.id', '=', id)
    // Of several, the one whose days run.
    .orderBy('account_recoveries.state', 'desc')
    .executeTakeFirst();

export interface UserFilter extends Period {
  q?: string | undefined;
  role?: Role | undefined;
  order?: UserOrder | undefined;
}

export async function listUsers(
  db: Db,
  filter: UserFilter,
  { limit, after }: PageRequest,
  now: number,
): Promise<ReadUser[]> {
  let query = users(db, now)
    .where(matches(filter))
    .orderBy(orderExpression('users', filter.order))
    .limit(limit + 1);
  if (after) query = query.where(afterPosition('users', filter.order, after));
  return query.execute();
}

export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const counted = db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matches(filter));
  return (await counted.executeTakeFirstOrThrow()).total;
}

function matches({ q, role, ...period }: UserFilter) {
  const conditions = [
    ...(role ? [sql<boolean>`users.role = ${role}`] : []),
    ...(q ? [sql<boolean>`(${containsWords('users.name', q)} or ${containsWords('users.email', q)})`] : []),
    ...periodConditions('users.created_at', period),
  ];
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`1 = 1`;
}

export const findLogin = (db: Db, email: string) =>
  db.selectFrom('users').select(['id', 'password_hash', 'role']).where('email', '=', email).executeTakeFirst();

/** What the password and the address of an account are compared with. */
export const findSecrets = (db: Db, id: string) =>
  db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', id).executeTakeFirst();

/**
 * The account as it is, held until the end of the transaction: what changes it waits. Two calls that touch one account
 * pass here one after the other. The update changes nothing; it takes the row's lock on every database.
 */
export const lockUser = (tx: Db, id: string): Promise<LockedUser | undefined> =>
  tx
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .returning(['id', 'name', 'email', 'role', 'is_verified', 'password_hash'])
    .executeTakeFirst();

export const findMember = (db: Db, id: string) =>
  db.selectFrom('users').select(['id', 'name', 'email', 'created_at']).where('id', '=', id).executeTakeFirst();

export const findByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select(['id', 'name', 'email']).where('email', '=', email).executeTakeFirst();

export const everyAdmin = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'admin')
    .where('is_verified', '=', 1)
    .execute();

export async function insertUser(tx: Db, user: UserRow): Promise<void> {
  await tx.insertInto('users').values(user).execute();
}

/** With `role`, only while the account still has it. */
export async function updateUser(
  tx: Db,
  id: string,
  change: Partial<Omit<UserRow, 'id'>>,
  role?: Role,
): Promise<boolean> {
  let query = tx.updateTable('users').set(change).where('id', '=', id);
  if (role) query = query.where('role', '=', role);
  return (await query.executeTakeFirst()).numUpdatedRows === 1n;
}

export async function deleteUser(tx: Db, id: string, role: Role): Promise<boolean> {
  const result = await tx.deleteFrom('users').where('id', '=', id).where('role', '=', role).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
