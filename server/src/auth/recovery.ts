import type { PasswordReset, Verification } from '@cyberharbour/shared-api/contract';
import { note } from '../audit/record.ts';
import { evenly } from '../http/even-timing.ts';
import type { Viewer } from '../sessions/guards.ts';
import { newId } from '../database/ids.ts';
import type { Parts } from '../context.ts';
import { Refusal } from '../http/http-error.ts';
import { endSessionsOf } from '../sessions/store.ts';
import * as users from '../users/store.ts';
import { emailKey, notSignedIn } from '../users/users.ts';
import { sendCode, useCode } from './codes.ts';
import { notify, passwordChanged } from './notices.ts';
import { refuseWeak } from '../passwords/password-policy.ts';

export async function sendVerification(parts: Parts, by: Viewer): Promise<void> {
  const user = await users.findUser(parts.db, by.id, parts.clock());
  if (!user) throw notSignedIn();
  if (user.is_verified) throw new Refusal(409, 'ALREADY_VERIFIED', 'Your account is already verified.');
  await sendCode(parts, user, 'verify');
}

export async function verifyAccount(
  parts: Parts,
  by: Viewer,
  { userId, otp }: Verification,
  address: string,
): Promise<void> {
  if (userId !== by.id) throw new Refusal(403, 'NOT_ALLOWED', 'Verification failed.');
  await parts.limits.codesPerAddress.take(address);
  const done = await useCode(parts, by.id, 'verify', otp, async (tx) => {
    await users.updateUser(tx, by.id, { is_verified: 1, updated_at: parts.clock() });
  });
  if (!done) throw new Refusal(400, 'WRONG_CODE', 'Verification failed.', { errors: { otp: 'Verification failed.' } });
}

/** Says the same to everyone, account or not, limit reached or not. */
export async function requestReset(parts: Parts, email: string, address: string): Promise<void> {
  await parts.limits.codesPerAddress.take(address);
  const work = async () => {
    const user = await users.findByEmail(parts.db, emailKey(email));
    if (user) await sendCode(parts, user, 'reset').catch(swallowLimit);
  };
  await evenly(work);
}

function swallowLimit(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

export async function resetPassword(
  parts: Parts,
  form: PasswordReset,
  { address, requestId }: { address: string; requestId: string },
): Promise<void> {
  await parts.limits.codesPerAddress.take(address);
  await refuseWeak(parts.passwordPolicy, { field: 'newPassword', password: form.newPassword, email: form.email });
  const user = await users.findByEmail(parts.db, emailKey(form.email));
  // Hashed before the code is looked at, for known and unknown alike: a transaction must not wait for a hash.
  const passwordHash = await parts.passwords.hash(form.newPassword);
  const done = await useCode(parts, user?.id ?? newId(), 'reset', form.otp, async (tx) => {
    if (!user) return;
    await users.updateUser(tx, user.id, { password_hash: passwordHash, updated_at: parts.clock() });
    await endSessionsOf(tx, user.id);
    await notify(tx, user, passwordChanged, parts.webUrl, parts.clock());
    await note(
      tx,
      { by: { id: null, requestId }, action: 'user.password', kind: 'user', itemId: user.id },
      parts.clock(),
    );
  });
  if (!done) throw new Refusal(400, 'WRONG_CODE', 'Reset failed', { errors: { otp: 'Reset failed' } });
  parts.wakeMail();
  await parts.limits.loginsPerAccount.forget(emailKey(form.email));
}
