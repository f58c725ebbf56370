import type { AccountUpdate, Role, User } from '@cyberharbour/shared-api/contract';
import { recordAudit } from '../audit/record.ts';
import { businessNotice } from '../auth/notices.ts';
import { sendMail } from '../mail/send-mail.ts';
import * as counters from '../counters/store.ts';
import { transact, type Tx } from '../database/transact.ts';
import type { Viewer } from '../sessions/guards.ts';
import { renewAllSoon } from '../sessions/store.ts';
import type { Context } from '../context.ts';
import { requestEmailChange } from '../email-change/email-change.ts';
import { fieldError, HttpError, makeEditConflict, notSignedInError } from '../http/http-error.ts';
import { requireFreshCheck } from '../second-steps/fresh-check.ts';
import { hasSecondStep } from '../second-steps/store.ts';
import { normalizeEmail } from './email-address.ts';
import { lockViewer } from './lock-viewer.ts';
import { showUser } from './show-user.ts';
import * as store from './store.ts';

export async function readUser({ db, clock, adminDeadline }: Context, id: string): Promise<User> {
  const row = await store.findUser(db, id, clock());
  if (!row) throw notSignedInError();
  const isAsked = row.role === 'admin' && adminDeadline !== null && !(await hasSecondStep(db, id));
  return { ...showUser(row), ...(isAsked && { secondStepBy: new Date(adminDeadline).toISOString() }) };
}

/** A member may become a business, and nothing else. */
export function refuseRole(now: Role, wished: unknown): void {
  if (wished === undefined || wished === now || (now === 'general' && wished === 'business')) return;
  throw new HttpError(403, 'NOT_ALLOWED', 'Your role can only change from general to business.');
}

/** Where the address is to change, the current password says that it is the member who wants it. */
async function readNewEmail(context: Context, by: Viewer, form: AccountUpdate): Promise<NewEmail | null> {
  const email = normalizeEmail(form.email);
  const user = await store.findSecrets(context.db, by.id);
  if (!user) throw notSignedInError();
  if (user.email === email) return null;
  await requireFreshCheck(context, by, 'members with a second step');
  if (!form.currentPassword) throw fieldError('currentPassword', 'Enter your current password to change your email.');
  await context.limits.emailChangesPerAccount.take(by.id);
  await context.limits.emailChangesPerRecipient.take(email);
  if (!(await context.passwords.matches(user.password_hash, form.currentPassword)))
    throw fieldError('currentPassword', 'That is not your current password.');
  return { email, passwordHash: user.password_hash };
}

interface NewEmail {
  email: string;
  /** Of the password that was checked. */
  passwordHash: string;
}

/** Name and business details change at once; a new address waits until it is confirmed. */
export async function updateAccount(context: Context, by: Viewer, form: AccountUpdate): Promise<User> {
  const { db, clock } = context;
  refuseRole(by.role, form.role);
  await context.limits.updatesPerAccount.take(by.id);
  const now = clock();
  const change = await readNewEmail(context, by, form);
  const business =
    form.role === 'business'
      ? { business_name: form.businessName, business_address: form.businessAddress, business_abn: form.businessAbn }
      : {};
  await transact(db, async (tx) => {
    // Read again inside: what was looked at so far is older than this transaction.
    const before = await lockViewer(tx, by);
    refuseRole(before.role, form.role);
    if (change && before.password_hash !== change.passwordHash) throw makeEditConflict();
    await store.updateUser(tx, by.id, { name: form.name, role: form.role, updated_at: now, ...business });
    await counters.move(tx, 'users', before.role, form.role);
    if (form.role !== before.role) await recordConversion(context, tx, by, before, form.role);
    if (change && change.email !== before.email) await requestEmailChange(context, tx, by, before, change.email);
  });
  context.wakeMail();
  return readUser(context, by.id);
}

async function recordConversion(
  { clock, webUrl }: Context,
  tx: Tx,
  by: Viewer,
  before: store.LockedUser,
  role: Role,
): Promise<void> {
  await renewAllSoon(tx, by.id);
  await sendMail(tx, before, businessNotice(), webUrl, clock());
  const roles = { before: { role: before.role }, after: { role } };
  await recordAudit(tx, { by, action: 'user.role', kind: 'user', itemId: by.id, ...roles }, clock());
}
