import type { PasswordReset, Verification } from '@cyberharbour/shared-api/contract';
import { recordAudit } from '../audit/record.ts';
import { takeEvenTime } from '../http/even-timing.ts';
import type { Viewer } from '../sessions/guards.ts';
import { isUniqueViolation, type Tx } from '../database/transact.ts';
import { type Proved, proveAddress, readAddressToProve } from '../email-change/email-change.ts';
import type { Context } from '../context.ts';
import { addressKey } from '../limits/address-key.ts';
import { sendMail } from '../mail/send-mail.ts';
import { HttpError } from '../http/http-error.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { lockViewer } from '../users/lock-viewer.ts';
import * as users from '../users/store.ts';
import { emailTakenError, normalizeEmail } from '../users/email-address.ts';
import { sendCode, useCode } from './codes.ts';
import { passwordNotice } from './notices.ts';
import { isLeaked, leakedError, refuseWeak } from '../passwords/password-policy.ts';

const toSubject = ({ id, name, email, role }: users.LockedUser) => ({ userId: id, name, email, role });

/** The account that has this address now; one that left it a moment ago is not it any more. */
async function lockByEmail(tx: Tx, email: string) {
  const known = await users.findByEmail(tx, email);
  const user = known && (await users.lockUser(tx, known.id));
  return user?.email === email ? toSubject(user) : null;
}

export async function sendVerification(context: Context, by: Viewer): Promise<void> {
  await sendCode(context, 'verify', async (tx) => {
    const user = await lockViewer(tx, by);
    const subject = await readAddressToProve(context, tx, user);
    if (user.is_verified && !subject.pending)
      throw new HttpError(409, 'ALREADY_VERIFIED', 'Your account is already verified.');
    return subject;
  });
}

/** @returns whether the account has another address now */
export async function verifyAccount(
  context: Context,
  by: Viewer,
  { userId, otp }: Verification,
  address: string,
): Promise<boolean> {
  if (userId !== by.id) throw new HttpError(403, 'NOT_ALLOWED', 'Verification failed.');
  await context.limits.codesPerAddress.take(address);
  const read = async (tx: Tx) => {
    const user = await users.lockUser(tx, by.id);
    return user ? readAddressToProve(context, tx, user) : null;
  };
  let hasChanged = false;
  const prove = (tx: Tx, subject: Proved) => {
    hasChanged = subject.pending !== undefined;
    return proveAddress(context, tx, by, subject);
  };
  const done = await useCode(context, 'verify', otp, read, prove).catch((error: unknown) => {
    throw isUniqueViolation(error) ? emailTakenError() : error;
  });
  context.wakeMail();
  if (!done)
    throw new HttpError(400, 'WRONG_CODE', 'Verification failed.', { errors: { otp: 'Verification failed.' } });
  return hasChanged;
}

/** Says the same to everyone, account or not, limit reached or not; when the whole site sent too many, that. */
export async function requestReset(context: Context, email: string, address: string): Promise<void> {
  await context.limits.codesPerAddress.take(address);
  const work = async () => {
    const known = await users.findByEmail(context.db, normalizeEmail(email));
    if (known) await sendReset(context, normalizeEmail(email)).catch(swallowLimit);
  };
  await context.limits.resetCodes.check(wholeSite);
  await takeEvenTime(work);
}

/** One key: codes of all accounts together. */
const wholeSite = 'site';

async function sendReset(context: Context, email: string): Promise<void> {
  await context.limits.resetCodes.take(wholeSite);
  await sendCode(context, 'reset', (tx) => lockByEmail(tx, email));
}

function swallowLimit(error: unknown): void {
  if (!(error instanceof HttpError)) throw error;
}

export async function resetPassword(
  context: Context,
  form: PasswordReset,
  { address, requestId }: { address: string; requestId: string },
): Promise<void> {
  await context.limits.codesPerAddress.take(address);
  await refuseWeak(context.passwordPolicy, { field: 'newPassword', password: form.newPassword, email: form.email });
  // Hashed before the code is looked at, for known and unknown alike: a transaction must not wait for a hash.
  const passwordHash = await context.passwords.hash(form.newPassword);
  const email = normalizeEmail(form.email);
  const read = (tx: Tx) => lockByEmail(tx, email);
  const leaked = await isLeaked(form.newPassword);
  const use = () =>
    useCode(context, 'reset', form.otp, read, async (tx, { userId, role, ...user }) => {
      // Said only to whoever has the code: who administrates is nobody's business.
      if (leaked && role === 'admin') throw leakedError('newPassword');
      await users.updateUser(tx, userId, { password_hash: passwordHash, updated_at: context.clock() });
      await deleteSessionsOf(tx, userId);
      await sendMail(tx, { id: userId, ...user }, passwordNotice(), context.webUrl, context.clock());
      await recordAudit(
        tx,
        { by: { id: null, requestId }, action: 'user.password', kind: 'user', itemId: userId },
        context.clock(),
      );
    });
  const done = await takeEvenTime(use);
  if (!done) throw new HttpError(400, 'WRONG_CODE', 'Reset failed', { errors: { otp: 'Reset failed' } });
  context.wakeMail();
  await context.limits.loginsPerAccount.forget(email);
  await context.limits.loginsPerAccountAndAddress.forget(`${email} ${addressKey(address)}`);
  await context.limits.loginsPerAccountAndAddressADay.forget(`${email} ${addressKey(address)}`);
}
