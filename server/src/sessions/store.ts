import { sql } from 'kysely';
import type { Role } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { SessionRow } from '../database/account-tables.ts';
import type { Visit } from './visit.ts';
import { deleteInSlices } from '../database/delete-in-slices.ts';

/** Who is calling, as the database knows them at this moment. */
export interface Viewer {
  id: string;
  role: Role;
  isVerified: boolean;
  tokenHash: string;
  openedAt: number;
  usedAt: number;
  expiresAt: number;
  /** When this session last proved who it is. */
  checkedAt: number;
  isRenewalDue: boolean;
  /** Of the call that is being answered; goes into the audit log. */
  requestId: string;
  /** Where the call comes from; worked out when it is needed. */
  readVisit: () => Visit;
}

const openSessions = prepareQuery((db, tokenHash: string, now: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.role',
      'users.is_verified',
      'sessions.created_at',
      'sessions.used_at',
      'sessions.expires_at',
      'sessions.checked_at',
      'sessions.renewal_due',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now),
);

export async function findViewer(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<Omit<Viewer, 'requestId' | 'readVisit'> | null> {
  const [row] = await openSessions(db, tokenHash, now);
  if (!row) return null;
  return {
    id: row.id,
    role: row.role,
    isVerified: row.is_verified === 1,
    tokenHash,
    openedAt: row.created_at,
    usedAt: row.used_at,
    expiresAt: row.expires_at,
    checkedAt: row.checked_at,
    isRenewalDue: row.renewal_due === 1,
  };
}

export async function insertSession(db: Db, session: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** @returns whether the session is still there */
export async function noteCheck(db: Db, tokenHash: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ checked_at: now })
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function noteUse(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** @returns the account that it belonged to */
export async function deleteSession(db: Db, tokenHash: string): Promise<string | null> {
  const [deleted] = await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).returning('user_id').execute();
  return deleted?.user_id ?? null;
}

/** @returns how many there were */
export async function deleteSessionsOf(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** @returns how many there were */
export const deleteEverySession = async (db: Db): Promise<number> =>
  Number((await db.deleteFrom('sessions').executeTakeFirstOrThrow()).numDeletedRows);

/** All but one. @returns how many its member saw in the list */
export async function deleteOtherSessions(db: Db, userId: string, tokenHash: string): Promise<number> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .returning('id')
    .execute();
  return deleted.filter(({ id }) => id !== null).length;
}

export const findSessionOf = (db: Db, userId: string, id: string): Promise<SessionRow | undefined> =>
  db.selectFrom('sessions').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

/** @returns it, or undefined where this member has none of that id */
export const deleteSessionOf = (db: Db, userId: string, id: string): Promise<SessionRow | undefined> =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).returningAll().executeTakeFirst();

/** Sessions that opened, and were used, after these times are still open. */
export interface Since {
  opened: number;
  used: number;
}

const open = (db: Db, userId: string, since: Since, now: number) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'is not', null)
    .where('created_at', '>', since.opened)
    .where('used_at', '>', since.used)
    .where('expires_at', '>', now);

export interface OpenSession extends SessionRow {
  id: string;
}

/** Those used last. */
export const listSessions = (db: Db, userId: string, since: Since, now: number, most: number) =>
  open(db, userId, since, now)
    .selectAll()
    .$narrowType<OpenSession>()
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export async function countSessions(db: Db, userId: string, since: Since, now: number): Promise<number> {
  const counted = open(db, userId, since, now).select((eb) => eb.fn.countAll<number>().as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

export async function renameToken(db: Db, tokenHash: string, next: string): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ token_hash: next, renewal_due: 0 })
    .where('token_hash', '=', tokenHash)
    .where('id', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The token before opens the session until then. False where another call was quicker. */
export async function moveSession(tx: Db, tokenHash: string, next: string, until: number): Promise<boolean> {
  const session = await lockSession(tx, tokenHash);
  if (!session) return false;
  const result = await tx
    .updateTable('sessions')
    .set({ id: null, renewal_due: 0, expires_at: Math.min(until, session.expires_at) })
    .where('token_hash', '=', tokenHash)
    .where('id', '=', session.id)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await insertSession(tx, { ...session, token_hash: next, renewal_due: 0 });
  return true;
}

/** Its account is held until the end of the transaction: whoever ends all of its sessions misses none that moves. */
async function lockSession(tx: Db, tokenHash: string): Promise<SessionRow | undefined> {
  const owner = tx.selectFrom('sessions').select('user_id').where('token_hash', '=', tokenHash);
  await tx
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', owner)
    .execute();
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('id', 'is not', null)
    .executeTakeFirst();
}

/** Every session of the account gets another token with its next call. */
export async function renewAllSoon(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ renewal_due: 1 })
    .where('user_id', '=', userId)
    .where('id', 'is not', null)
    .execute();
}

export async function deleteExpired(db: Db, now: number): Promise<void> {
  await deleteInSlices(db, 'sessions', sql`expires_at <= ${now}`);
}
