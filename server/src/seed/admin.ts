import { randomBytes } from 'node:crypto';
import * as counters from '../counters/store.ts';
import { transact, type Tx } from '../database/transact.ts';
import { insertFact, readFact } from '../facts/store.ts';
import { newId } from '../database/ids.ts';
import type { Context } from '../context.ts';
import { noteMadeUp } from '../passwords/made-up-password.ts';
import { isLeaked } from '../passwords/password-policy.ts';
import { type Settings, WrongSetting } from '../settings/settings.ts';
import * as users from '../users/store.ts';

const made = 'first-admin';
const passwordShownFact = 'first-admin-told';

/**
 * The first administrator. A made-up password is given until it was really said: a process killed between making it and
 * saying it must not leave an account that nobody can enter.
 */
export async function firstAdmin(
  context: Context,
  settings: Settings,
): Promise<{ email: string; password: string | null }> {
  const { db } = context;
  const known = await readFact(db, made);
  if (known === undefined) return makeAdmin(context, settings);
  const user = await users.findUser(db, known, context.clock());
  const email = user?.email ?? settings.adminEmail;
  if (!user || (await readFact(db, passwordShownFact)) !== undefined) return { email, password: null };
  const password = settings.adminPassword ?? randomPassword();
  const passwordHash = await context.passwords.hash(password);
  await users.updateUser(db, known, { password_hash: passwordHash });
  if (settings.adminPassword === null) await noteMadeUp(db, passwordHash, context.clock());
  return { email, password: settings.adminPassword ? null : password };
}

export const recordPasswordShown = ({ db }: Context) => insertFact(db, passwordShownFact, 'yes');

const randomPassword = () => randomBytes(15).toString('base64url');

async function makeAdmin(
  context: Context,
  { adminEmail, adminPassword }: Settings,
): Promise<{ email: string; password: string | null }> {
  if (adminPassword && (await isLeaked(adminPassword)))
    throw new WrongSetting('ADMIN_PASSWORD is on every list of stolen passwords. Please choose another.');
  const password = adminPassword ?? randomPassword();
  const passwordHash = await context.passwords.hash(password);
  const isNew = await transact(context.db, async (tx) => {
    const there = await users.findByEmail(tx, adminEmail);
    const id = there?.id ?? newId();
    if (!(await insertFact(tx, made, id))) return false;
    if (!there) await insertAdmin(tx, id, adminEmail, passwordHash, context.clock());
    if (adminPassword || there) await insertFact(tx, passwordShownFact, 'yes');
    else await noteMadeUp(tx, passwordHash, context.clock());
    return !there;
  });
  return { email: adminEmail, password: isNew && !adminPassword ? password : null };
}

/** In the caller's transaction, counted. */
export async function insertAdmin(tx: Tx, id: string, email: string, passwordHash: string, now: number): Promise<void> {
  const noBusiness = { business_name: null, business_address: null, business_abn: null };
  await users.insertUser(tx, {
    id,
    name: 'Administrator',
    email,
    password_hash: passwordHash,
    role: 'admin',
    is_verified: 1,
    ...noBusiness,
    created_at: now,
    updated_at: now,
  });
  await counters.add(tx, 'users', 'admin', 1);
}
