import type { PasswordReset, Verification } from '@cyberharbour/shared-api/contract';
import { recordAudit } from '../audit/record.ts';
import { takeEvenTime } from '../http/even-timing.ts';
import type { Viewer } from '../sessions/guards.ts';
import { newId } from '../database/ids.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http/http-error.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import * as users from '../users/store.ts';
import { normalizeEmail, notSignedInError } from '../users/users.ts';
import { sendCode, useCode } from './codes.ts';
import { notify, passwordNotice } from './notices.ts';
import { refuseWeak } from '../passwords/password-policy.ts';

export async function sendVerification(context: Context, by: Viewer): Promise<void> {
  const user = await users.findUser(context.db, by.id, context.clock());
  if (!user) throw notSignedInError();
  if (user.is_verified) throw new HttpError(409, 'ALREADY_VERIFIED', 'Your account is already verified.');
  await sendCode(context, user, 'verify');
}

export async function verifyAccount(
  context: Context,
  by: Viewer,
  { userId, otp }: Verification,
  address: string,
): Promise<void> {
  if (userId !== by.id) throw new HttpError(403, 'NOT_ALLOWED', 'Verification failed.');
  await context.limits.codesPerAddress.take(address);
  const done = await useCode(context, by.id, 'verify', otp, async (tx) => {
    await users.updateUser(tx, by.id, { is_verified: 1, updated_at: context.clock() });
  });
  if (!done)
    throw new HttpError(400, 'WRONG_CODE', 'Verification failed.', { errors: { otp: 'Verification failed.' } });
}

/** Says the same to everyone, account or not, limit reached or not. */
export async function requestReset(context: Context, email: string, address: string): Promise<void> {
  await context.limits.codesPerAddress.take(address);
  const work = async () => {
    const user = await users.findByEmail(context.db, normalizeEmail(email));
    if (user) await sendCode(context, user, 'reset').catch(swallowLimit);
  };
  await takeEvenTime(work);
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
  const user = await users.findByEmail(context.db, normalizeEmail(form.email));
  // Hashed before the code is looked at, for known and unknown alike: a transaction must not wait for a hash.
  const passwordHash = await context.passwords.hash(form.newPassword);
  const done = await useCode(context, user?.id ?? newId(), 'reset', form.otp, async (tx) => {
    if (!user) return;
    await users.updateUser(tx, user.id, { password_hash: passwordHash, updated_at: context.clock() });
    await deleteSessionsOf(tx, user.id);
    await notify(tx, user, passwordNotice, context.webUrl, context.clock());
    await recordAudit(
      tx,
      { by: { id: null, requestId }, action: 'user.password', kind: 'user', itemId: user.id },
      context.clock(),
    );
  });
  if (!done) throw new HttpError(400, 'WRONG_CODE', 'Reset failed', { errors: { otp: 'Reset failed' } });
  context.wakeMail();
  await context.limits.loginsPerAccount.forget(normalizeEmail(form.email));
}
