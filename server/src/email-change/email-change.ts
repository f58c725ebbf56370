import { randomBytes } from 'node:crypto';
import { recordAudit } from '../audit/record.ts';
import { emailChangedNotice, emailReturnedNotice, emailRequestedNotice } from '../auth/notices.ts';
import { deleteCodes } from '../auth/store.ts';
import { stopWithin } from '../account-recovery/stop.ts';
import { cancelWithin } from '../account-deletion/requests.ts';
import type { Context } from '../context.ts';
import { newId } from '../database/ids.ts';
import { isUniqueViolation, transact, type Tx } from '../database/transact.ts';
import { readToken, tokenFor } from '../mail/link-tokens.ts';
import { sendMail } from '../mail/send-mail.ts';
import { deleteSecondStepsSince } from '../second-steps/store.ts';
import { deleteSessionsOf, renewAllSoon } from '../sessions/store.ts';
import type { Visit } from '../sessions/visit.ts';
import { emailTakenError } from '../users/email-address.ts';
import * as users from '../users/store.ts';
import * as store from './store.ts';
import { day } from '../clock/durations.ts';

/** How long a new address may take to prove itself. */
const pendingLife = day;
/** How long the old address can take the account back. */
export const wayBack = 7 * day;

interface Doer {
  id: string;
  requestId: string;
  readVisit: () => Visit;
}

export const wayBackUrl = ({ publicApiUrl, codeKey }: Context, id: string) =>
  `${publicApiUrl}/api/user/email/keep?token=${tokenFor(codeKey, 'email:keep', id)}`;

/**
 * The new address waits until a code proves it; the old one stays and hears of it. Throws 409 where the new one is
 * another account's, or was until lately.
 */
export async function requestEmailChange(context: Context, tx: Tx, by: Doer, user: users.LockedUser, email: string) {
  const now = context.clock();
  const pending = await store.findPending(tx, user.id, now);
  if (pending?.new_email === email) return;
  const holder = await users.findByEmail(tx, email);
  if (holder || (await store.isReserved(tx, email, now, user.id))) throw emailTakenError();
  await store.deletePending(tx, user.id);
  await deleteCodes(tx, user.id);
  const id = newId();
  await store.insertChange(tx, {
    id,
    user_id: user.id,
    old_email: user.email,
    new_email: email,
    state: 'pending',
    created_at: now,
    expires_at: now + pendingLife,
  });
  await sendMail(tx, user, emailRequestedNotice(email, wayBackUrl(context, id)), context.webUrl, now);
  await recordAudit(tx, { by, action: 'user.email-requested', kind: 'user', itemId: user.id }, now);
}

/** Which address a code for this account proves: the one that waits, or the one it has. */
export async function readAddressToProve({ clock }: Context, tx: Tx, user: users.LockedUser) {
  const pending = await store.findPending(tx, user.id, clock());
  return { userId: user.id, name: user.name, email: pending?.new_email ?? user.email, pending, user };
}

export type Proved = Awaited<ReturnType<typeof readAddressToProve>>;

/** The address is proved: it becomes the account's, and the one before it gets a way back. */
export async function proveAddress(context: Context, tx: Tx, by: Doer, { email, pending, user }: Proved) {
  const now = context.clock();
  await users.updateUser(tx, user.id, { email, is_verified: 1, updated_at: now });
  await renewAllSoon(tx, user.id);
  if (!pending) return;
  if (await store.isReserved(tx, email, now, user.id)) throw emailTakenError();
  await store.completeChange(tx, pending.id, now + wayBack);
  await deleteCodes(tx, user.id);
  await sendMail(tx, user, emailChangedNotice(email, wayBackUrl(context, pending.id)), context.webUrl, now);
  await recordAudit(tx, { by, action: 'user.email', kind: 'user', itemId: user.id }, now);
}

/** The new address is given up before it was proved. */
export async function cancelEmailChange({ db }: Context, by: Doer): Promise<void> {
  await transact(db, async (tx) => {
    await users.lockUser(tx, by.id);
    if (await store.deletePending(tx, by.id)) await deleteCodes(tx, by.id, 'verify');
  });
}

export type KeepResult = 'returned' | 'expired' | 'unknown';

/**
 * Whoever reads the old address says that the change was not theirs: the account has that address again, nobody is
 * signed in, and the password, which somebody else knew, opens nothing any more.
 */
export async function keepAddress(context: Context, token: string, requestId: string): Promise<KeepResult> {
  const id = readToken(context.codeKey, 'email:keep', token);
  const change = id === null ? undefined : await store.findChange(context.db, id);
  if (!change) return 'unknown';
  const now = context.clock();
  if (change.expires_at <= now) return 'expired';
  const passwordHash = await context.passwords.hash(randomBytes(32).toString('base64url'));
  const result = await transact<KeepResult>(context.db, async (tx) => {
    const user = await users.lockUser(tx, change.user_id);
    const current = user && (await store.findChange(tx, change.id));
    if (!current) return 'unknown';
    const email = current.old_email;
    const back = { email, is_verified: 1, password_hash: passwordHash, updated_at: now };
    await users.updateUser(
      tx,
      user.id,
      current.state === 'done' ? back : { password_hash: passwordHash, updated_at: now },
    );
    await store.forgetSince(tx, current);
    // Whoever changed the address may have shut its owner out by a second step of their own.
    await deleteSecondStepsSince(tx, user.id, current.created_at);
    await deleteCodes(tx, user.id);
    await deleteSessionsOf(tx, user.id);
    await sendMail(tx, { ...user, email }, emailReturnedNotice(), context.webUrl, now);
    const by = { id: null, requestId };
    await cancelWithin(context, tx, by, { ...user, email }, current.created_at);
    await stopWithin(context, tx, by, { ...user, email }, current.created_at);
    await recordAudit(tx, { by, action: 'user.email-returned', kind: 'user', itemId: user.id }, now);
    return 'returned';
  }).catch((error: unknown) => {
    // Somebody else has the address after all.
    if (isUniqueViolation(error)) return 'unknown' as const;
    throw error;
  });
  context.wakeMail();
  return result;
}
