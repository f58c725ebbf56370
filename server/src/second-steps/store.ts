import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { AuthenticatorAppRow, LoginStepRow, PasskeyRow } from '../database/second-step-tables.ts';
import { deleteInSlices } from '../database/delete-in-slices.ts';

const apps = (db: Db, userId: string) =>
  db.selectFrom('authenticator_apps').selectAll().where('user_id', '=', userId).where('is_confirmed', '=', 1);

export const listApps = (db: Db, userId: string) => apps(db, userId).orderBy('id').execute();

export const listPasskeys = (db: Db, userId: string) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export async function hasSecondStep(db: Db, userId: string): Promise<boolean> {
  const app = await apps(db, userId).limit(1).executeTakeFirst();
  if (app) return true;
  const passkey = db.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1);
  return (await passkey.executeTakeFirst()) !== undefined;
}

/** Those of some users who have one. */
export async function selectWithSecondStep(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('authenticator_apps')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('is_confirmed', '=', 1)
    .union(db.selectFrom('passkeys').select('user_id').where('user_id', 'in', userIds))
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

export const findApp = (db: Db, userId: string, id: string) =>
  db.selectFrom('authenticator_apps').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();

export const findPasskey = (db: Db, credentialId: string) =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

/** In place of one that was begun and not confirmed. */
export async function insertPendingApp(tx: Db, app: AuthenticatorAppRow): Promise<void> {
  await tx.deleteFrom('authenticator_apps').where('user_id', '=', app.user_id).where('is_confirmed', '=', 0).execute();
  await tx.insertInto('authenticator_apps').values(app).execute();
}

/** Takes a time step that no code was used of: true for the one who did. */
export async function takeStep(tx: Db, id: string, step: number, now: number): Promise<boolean> {
  const result = await tx
    .updateTable('authenticator_apps')
    .set({ last_step: step, used_at: now, is_confirmed: 1 })
    .where('id', '=', id)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertPasskey(tx: Db, passkey: PasskeyRow): Promise<void> {
  await tx.insertInto('passkeys').values(passkey).execute();
}

/** Only while the counter is the one that was read; false where another sign-in was quicker, or it was removed. */
export async function notePasskeyUse(
  tx: Db,
  { id, counter }: PasskeyRow,
  use: Pick<PasskeyRow, 'counter' | 'is_backed_up' | 'used_at'>,
): Promise<boolean> {
  const result = await tx
    .updateTable('passkeys')
    .set(use)
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const keyTables = ['authenticator_apps', 'passkeys'] as const;

/** An app or a passkey. @returns whether the account has it */
export async function renameKey(tx: Db, userId: string, id: string, name: string): Promise<boolean> {
  for (const table of keyTables) {
    const query = tx.updateTable(table).set({ name }).where('id', '=', id).where('user_id', '=', userId);
    if ((await query.executeTakeFirst()).numUpdatedRows > 0n) return true;
  }
  return false;
}

/** @returns the name that it had; undefined where the account has it not */
export async function deleteKey(tx: Db, userId: string, id: string): Promise<string | undefined> {
  for (const table of keyTables) {
    const query = tx.deleteFrom(table).where('id', '=', id).where('user_id', '=', userId).returning('name');
    const deleted = await query.executeTakeFirst();
    if (deleted) return deleted.name;
  }
  return undefined;
}

/** Those that were added at or after a time. */
async function deleteKeysSince(tx: Db, userId: string, since: number): Promise<void> {
  for (const table of keyTables)
    await tx.deleteFrom(table).where('user_id', '=', userId).where('created_at', '>=', since).execute();
}

/**
 * What somebody else may have added who had the account for a while: keys, and with them recovery codes that they know.
 * Codes stay only where a key from before does, and none were made since.
 */
export async function deleteSecondStepsSince(tx: Db, userId: string, since: number): Promise<void> {
  await deleteKeysSince(tx, userId, since);
  await deleteLoginSteps(tx, userId);
  const made = tx
    .selectFrom('account_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('event', 'in', ['key.added', 'recovery-codes.made'])
    .where('created_at', '>=', since)
    .limit(1);
  if (!(await hasSecondStep(tx, userId)) || (await made.executeTakeFirst())) await replaceRecoveryCodes(tx, userId, []);
}

/** All that stands beside the password of an account. */
export async function deleteSecondSteps(tx: Db, userId: string): Promise<void> {
  await deleteKeysSince(tx, userId, 0);
  await replaceRecoveryCodes(tx, userId, []);
  await deleteLoginSteps(tx, userId);
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function replaceRecoveryCodes(tx: Db, userId: string, digests: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (digests.length > 0)
    await tx
      .insertInto('recovery_codes')
      .values(digests.map((digest) => ({ user_id: userId, digest })))
      .execute();
}

/** True for the one who used it up. */
export async function takeRecoveryCode(tx: Db, userId: string, digest: string): Promise<boolean> {
  const query = tx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('digest', '=', digest);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

export async function insertLoginStep(tx: Db, step: LoginStepRow): Promise<void> {
  await tx.insertInto('login_steps').values(step).execute();
}

export const findLoginStep = (db: Db, tokenHash: string, now: number) =>
  db
    .selectFrom('login_steps')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .executeTakeFirst();

/** Uses up one try of a login that waits. */
export async function takeLoginTry(tx: Db, tokenHash: string): Promise<void> {
  await tx
    .updateTable('login_steps')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteLoginSteps(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('login_steps').where('user_id', '=', userId).execute();
}

/** Throws a unique violation where it was used before. */
export async function insertUsedChallenge(db: Db, digest: string, expiresAt: number): Promise<void> {
  await db.insertInto('used_challenges').values({ digest, expires_at: expiresAt }).execute();
}

export async function deleteExpired(db: Db, now: number, pendingSince: number): Promise<void> {
  await deleteInSlices(db, 'login_steps', sql`expires_at <= ${now}`);
  await deleteInSlices(db, 'used_challenges', sql`expires_at <= ${now}`);
  await db
    .deleteFrom('authenticator_apps')
    .where('is_confirmed', '=', 0)
    .where('created_at', '<=', pendingSince)
    .execute();
}

/** Of every app, as they are stored. */
export const listSecrets = (tx: Db) => tx.selectFrom('authenticator_apps').select(['id', 'secret']).execute();

export async function saveSecret(tx: Db, id: string, secret: string): Promise<void> {
  await tx.updateTable('authenticator_apps').set({ secret }).where('id', '=', id).execute();
}

export async function deleteEveryLoginStep(tx: Db): Promise<void> {
  await tx.deleteFrom('login_steps').execute();
}

/** @returns whose they were */
export async function deleteEveryRecoveryCode(tx: Db) {
  const owners = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', 'in', (codes) => codes.selectFrom('recovery_codes').select('user_id'))
    .execute();
  await tx.deleteFrom('recovery_codes').execute();
  return owners;
}
