import type { NewPasskey, SecondSteps } from '@cyberharbour/shared-api/contract';
import { recordAudit } from '../audit/record.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Context } from '../context.ts';
import { isId, newId } from '../database/ids.ts';
import type { AuthenticatorAppRow } from '../database/second-step-tables.ts';
import { isUniqueViolation, transact, type Tx } from '../database/transact.ts';
import { fieldError, HttpError, notFoundError, notSignedInError } from '../http/http-error.ts';
import type { Viewer } from '../sessions/guards.ts';
import { lockViewer } from '../users/lock-viewer.ts';
import * as users from '../users/store.ts';
import { renewRecoveryCodes } from './codes.ts';
import { wrongCodeError } from './login-steps.ts';
import { keyAddedNotice, keyRemovedNotice, recoveryCodesNotice } from './notices.ts';
import { makeCreation, readNewPasskey } from './passkeys.ts';
import { openSecret, sealSecret } from './secret-box.ts';
import * as store from './store.ts';
import { describeApp, findStep, makeSecret } from './totp.ts';
import { minute } from '../clock/durations.ts';

const mostApps = 10;
const mostPasskeys = 20;
/** in milliseconds: how long an app may take to give its first code */
export const pendingLife = 15 * minute;

const missing = () => notFoundError('That second step is not there any more.');
const iso = (time: number) => new Date(time).toISOString();
const showKey = ({ id, name, created_at, used_at }: Omit<AuthenticatorAppRow, 'secret'>) => ({
  _id: id,
  name,
  createdAt: iso(created_at),
  lastUsedAt: used_at === null ? null : iso(used_at),
});

/** Names and times alone: neither secrets nor keys leave the server again. */
export async function listSecondSteps({ db, relyingParty }: Context, by: Viewer): Promise<SecondSteps> {
  const [apps, passkeys] = [await store.listApps(db, by.id), await store.listPasskeys(db, by.id)];
  return {
    success: true,
    apps: apps.map(showKey),
    passkeys: passkeys.map((row) => ({
      ...showKey({ ...row, last_step: 0, is_confirmed: 1 }),
      isBackedUp: row.is_backed_up === 1,
    })),
    recoveryCodesLeft: await store.countRecoveryCodes(db, by.id),
    offersPasskeys: relyingParty !== null,
  };
}

function refuseMore(count: number, most: number): void {
  if (count >= most) throw fieldError('name', `An account has at most ${most} of them. Remove one first.`);
}

/** @returns what the app needs; it counts once its first code was given */
export async function beginApp(context: Context, by: Viewer, name: string) {
  const [id, secret] = [newId(), makeSecret()];
  const email = await transact(context.db, async (tx) => {
    const user = await lockViewer(tx, by);
    refuseMore((await store.listApps(tx, by.id)).length, mostApps);
    await store.insertPendingApp(tx, {
      id,
      user_id: by.id,
      name,
      secret: sealSecret(context.codeKey, id, secret),
      last_step: 0,
      is_confirmed: 0,
      created_at: context.clock(),
      used_at: null,
    });
    return user.email;
  });
  return { _id: id, ...describeApp(secret, email) };
}

/** @returns the recovery codes, with the first second step of an account */
export async function confirmApp(context: Context, by: Viewer, id: string, code: string): Promise<string[] | null> {
  const now = context.clock();
  await context.limits.checksPerAccount.take(by.id);
  const codes = await transact(context.db, async (tx) => {
    const user = await lockViewer(tx, by);
    const app = isId(id) ? await store.findApp(tx, by.id, id) : undefined;
    if (!app || app.is_confirmed === 1 || app.created_at <= now - pendingLife) throw missing();
    const step = findStep(openSecret(context.codeKey, app.id, app.secret), code.replaceAll(/\s/g, ''), now);
    if (step === null || !(await store.takeStep(tx, id, step, now))) throw wrongCodeError();
    return noteAdded(context, tx, { by, user, name: app.name, itemId: id });
  });
  await context.limits.checksPerAccount.giveBack(by.id);
  context.wakeMail();
  return codes;
}

interface Added {
  by: Viewer;
  user: users.LockedUser;
  name: string;
  itemId: string;
}

async function noteAdded(context: Context, tx: Tx, { by, user, name }: Added): Promise<string[] | null> {
  const left = await store.countRecoveryCodes(tx, user.id);
  const codes = left === 0 ? await renewRecoveryCodes(context, tx, user.id) : null;
  await sendMail(tx, user, keyAddedNotice(name), context.webUrl, context.clock());
  await recordAudit(tx, { by, action: 'user.key-added', kind: 'user', itemId: user.id }, context.clock());
  return codes;
}

export async function beginPasskey(context: Context, by: Viewer) {
  const owner = await users.findMember(context.db, by.id);
  if (!owner) throw notSignedInError();
  return makeCreation(context, owner, await store.listPasskeys(context.db, by.id));
}

/** @returns the recovery codes, with the first second step of an account */
export async function addPasskey(context: Context, by: Viewer, form: NewPasskey): Promise<string[] | null> {
  const passkey = await readNewPasskey(context, by.id, form);
  const id = newId();
  const row = { id, user_id: by.id, name: form.name, ...passkey, created_at: context.clock(), used_at: null };
  try {
    const codes = await transact(context.db, async (tx) => {
      const user = await lockViewer(tx, by);
      refuseMore((await store.listPasskeys(tx, by.id)).length, mostPasskeys);
      await store.insertPasskey(tx, row);
      return noteAdded(context, tx, { by, user, name: form.name, itemId: id });
    });
    context.wakeMail();
    return codes;
  } catch (error) {
    if (isUniqueViolation(error)) throw new HttpError(409, 'PASSKEY_KNOWN', 'That passkey was added before.');
    throw error;
  }
}

export async function renameKey({ db }: Context, by: Viewer, id: string, name: string): Promise<void> {
  if (!isId(id) || !(await store.renameKey(db, by.id, id, name))) throw missing();
}

/** With the last of them the recovery codes go too: there is nothing that they stand in for. */
export async function removeKey(context: Context, by: Viewer, id: string): Promise<void> {
  await transact(context.db, async (tx) => {
    const user = await lockViewer(tx, by);
    const name = isId(id) ? await store.deleteKey(tx, by.id, id) : undefined;
    if (name === undefined) throw missing();
    const isLast = !(await store.hasSecondStep(tx, by.id));
    if (isLast) await store.replaceRecoveryCodes(tx, by.id, []);
    await sendMail(tx, user, keyRemovedNotice(name, isLast), context.webUrl, context.clock());
    await recordAudit(tx, { by, action: 'user.key-removed', kind: 'user', itemId: by.id }, context.clock());
  });
  context.wakeMail();
}

export async function makeNewRecoveryCodes(context: Context, by: Viewer): Promise<string[]> {
  const codes = await transact(context.db, async (tx) => {
    const user = await lockViewer(tx, by);
    if (!(await store.hasSecondStep(tx, by.id)))
      throw new HttpError(409, 'NO_SECOND_STEP', 'Recovery codes come with your first second step.');
    const made = await renewRecoveryCodes(context, tx, by.id);
    await sendMail(tx, user, recoveryCodesNotice(), context.webUrl, context.clock());
    await recordAudit(tx, { by, action: 'user.recovery-codes', kind: 'user', itemId: by.id }, context.clock());
    return made;
  });
  context.wakeMail();
  return codes;
}
