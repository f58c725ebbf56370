import type { AccountUpdate, Role, User } from '@cyberharbour/shared-api/contract';
import { recordAudit } from '../audit/record.ts';
import { businessNotice, emailNotice, notify } from '../auth/notices.ts';
import { deleteCodes } from '../auth/store.ts';
import * as counters from '../counters/store.ts';
import { isUniqueViolation, transact, type Tx } from '../database/transact.ts';
import type { Viewer } from '../sessions/guards.ts';
import type { Context } from '../context.ts';
import { ConcurrentUpdateError, HttpError } from '../http/http-error.ts';
import { showUser } from './show-user.ts';
import * as store from './store.ts';

/** E-mail addresses are compared and stored in lower case: nobody has two that differ only there. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();

export const emailTakenError = () => {
  const message = 'An account with this email already exists.';
  return new HttpError(409, 'EMAIL_TAKEN', message, { errors: { email: message } });
};

export const notSignedInError = () => new HttpError(401, 'NOT_SIGNED_IN', 'Please login to access this page.');

export async function readUser({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string): Promise<User> {
  const row = await store.findUser(db, id, clock());
  if (!row) throw notSignedInError();
  return showUser(row);
}

/** A member may become a business, and nothing else. */
export function refuseRole(now: Role, wished: unknown): void {
  if (wished === undefined || wished === now || (now === 'general' && wished === 'business')) return;
  throw new HttpError(403, 'NOT_ALLOWED', 'Your role can only change from general to business.');
}

export async function updateAccount(context: Context, by: Viewer, form: AccountUpdate): Promise<User> {
  const { db, clock } = context;
  refuseRole(by.role, form.role);
  const now = clock();
  const email = normalizeEmail(form.email);
  const business =
    form.role === 'business'
      ? { business_name: form.businessName, business_address: form.businessAddress, business_abn: form.businessAbn }
      : {};
  try {
    await transact(db, async (tx) => {
      // Read again inside: the guard's look is older than this transaction.
      const before = await store.lockUser(tx, by.id);
      if (!before) throw notSignedInError();
      refuseRole(before.role, form.role);
      const emailChange = email === before.email ? {} : { email, is_verified: 0 };
      const change = { name: form.name, role: form.role, updated_at: now, ...business, ...emailChange };
      if (!(await store.updateUser(tx, by.id, change, before.role))) throw new ConcurrentUpdateError();
      await counters.move(tx, 'users', before.role, form.role);
      if (form.role !== before.role) await notify(tx, { ...before, email }, businessNotice, context.webUrl, now);
      if (email !== before.email) await leaveAddress(context, tx, by, before);
      if (form.role !== before.role)
        await recordAudit(
          tx,
          {
            by,
            action: 'user.role',
            kind: 'user',
            itemId: by.id,
            before: { role: before.role },
            after: { role: form.role },
          },
          now,
        );
    });
  } catch (error) {
    throw isUniqueViolation(error) ? emailTakenError() : error;
  }
  context.wakeMail();
  return readUser(context, by.id);
}

/** Codes for the old address end, and a mail to it says so: whoever took over an account cannot do that unseen. */
async function leaveAddress({ clock, webUrl }: Context, tx: Tx, by: Viewer, before: store.LockedUser): Promise<void> {
  await deleteCodes(tx, by.id);
  await notify(tx, before, emailNotice, webUrl, clock());
  await recordAudit(tx, { by, action: 'user.email', kind: 'user', itemId: by.id }, clock());
}
