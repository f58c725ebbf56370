import type { AccountUpdate, Role, User } from '@cyberharbour/shared-api/contract';
import { note } from '../audit/record.ts';
import { becameBusiness, emailChanged, notify } from '../auth/notices.ts';
import { closeCodes } from '../auth/store.ts';
import * as counters from '../counters/store.ts';
import { isUniqueViolation, transact, type Tx } from '../database/transact.ts';
import type { Viewer } from '../sessions/guards.ts';
import type { Parts } from '../context.ts';
import { LostRace, Refusal } from '../http/http-error.ts';
import { showUser } from './show-user.ts';
import * as store from './store.ts';

/** E-mail addresses are compared and kept in lower case: nobody has two that differ only there. */
export const emailKey = (email: string) => email.trim().toLowerCase();

export const emailTaken = () => {
  const message = 'An account with this email already exists.';
  return new Refusal(409, 'EMAIL_TAKEN', message, { errors: { email: message } });
};

export const notSignedIn = () => new Refusal(401, 'NOT_SIGNED_IN', 'Please login to access this page.');

export async function readUser({ db, clock }: Pick<Parts, 'db' | 'clock'>, id: string): Promise<User> {
  const row = await store.findUser(db, id, clock());
  if (!row) throw notSignedIn();
  return showUser(row);
}

/** A member may become a business, and nothing else. */
export function refuseRole(now: Role, wished: unknown): void {
  if (wished === undefined || wished === now || (now === 'general' && wished === 'business')) return;
  throw new Refusal(403, 'NOT_ALLOWED', 'Your role can only change from general to business.');
}

export async function updateAccount(parts: Parts, by: Viewer, form: AccountUpdate): Promise<User> {
  const { db, clock } = parts;
  refuseRole(by.role, form.role);
  const now = clock();
  const email = emailKey(form.email);
  const business =
    form.role === 'business'
      ? { business_name: form.businessName, business_address: form.businessAddress, business_abn: form.businessAbn }
      : {};
  try {
    await transact(db, async (tx) => {
      const before = await store.findUser(tx, by.id, now);
      if (!before) throw notSignedIn();
      // Read again inside: the guard's look is older than this transaction.
      refuseRole(before.role, form.role);
      const emailChange = email === before.email ? {} : { email, is_verified: 0 };
      const change = { name: form.name, role: form.role, updated_at: now, ...business, ...emailChange };
      if (!(await store.updateUser(tx, by.id, change, before.role))) throw new LostRace();
      await counters.move(tx, 'users', before.role, form.role);
      if (form.role !== before.role) await notify(tx, { ...before, email }, becameBusiness, parts.webUrl, now);
      if (email !== before.email) await leaveAddress(parts, tx, by, before);
      if (form.role !== before.role)
        await note(
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
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
  parts.wakeMail();
  return readUser(parts, by.id);
}

/** Codes for the old address end, and it is told: whoever took over an account cannot do that unseen. */
async function leaveAddress({ clock, webUrl }: Parts, tx: Tx, by: Viewer, before: store.ReadUser): Promise<void> {
  await closeCodes(tx, by.id);
  await notify(tx, before, emailChanged, webUrl, clock());
  await note(tx, { by, action: 'user.email', kind: 'user', itemId: by.id }, clock());
}
