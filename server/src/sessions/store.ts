import type { Role } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';

/** Who is calling, as the database knows them at this moment. */
export interface Viewer {
  id: string;
  role: Role;
  isVerified: boolean;
  tokenHash: string;
  expiresAt: number;
  /** When this session last proved who it is. */
  checkedAt: number;
  /** Of the call that is being answered; goes into the audit log. */
  requestId: string;
}

const openSessions = prepareQuery((db, tokenHash: string, now: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'users.is_verified', 'sessions.expires_at', 'sessions.checked_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now),
);

export async function findViewer(db: Db, tokenHash: string, now: number): Promise<Omit<Viewer, 'requestId'> | null> {
  const [row] = await openSessions(db, tokenHash, now);
  return row
    ? {
        id: row.id,
        role: row.role,
        isVerified: row.is_verified === 1,
        tokenHash,
        expiresAt: row.expires_at,
        checkedAt: row.checked_at,
      }
    : null;
}

export async function insertSession(
  db: Db,
  tokenHash: string,
  userId: string,
  now: number,
  expiresAt: number,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, user_id: userId, created_at: now, expires_at: expiresAt, checked_at: now })
    .execute();
}

export async function extendSession(db: Db, tokenHash: string, expiresAt: number): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('token_hash', '=', tokenHash).execute();
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

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** All but one. */
export async function deleteOtherSessions(db: Db, userId: string, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', tokenHash).execute();
}

export async function renameToken(db: Db, tokenHash: string, next: string): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ token_hash: next })
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
