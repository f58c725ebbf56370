import type { PasswordChange } from '@cyberharbour/shared-api/contract';
import { recordAudit } from '../audit/record.ts';
import { ownPasswordNotice } from '../auth/notices.ts';
import { sendMail } from '../mail/send-mail.ts';
import { deleteCodes } from '../auth/store.ts';
import type { Context } from '../context.ts';
import { transact } from '../database/transact.ts';
import { fieldError, HttpError, makeEditConflict, notSignedInError } from '../http/http-error.ts';
import { isLeaked, leakedError, refuseWeak } from '../passwords/password-policy.ts';
import type { Viewer } from '../sessions/guards.ts';
import { replaceToken, type SessionToken } from '../sessions/sessions.ts';
import { deleteOtherSessions } from '../sessions/store.ts';
import { requireFreshCheck } from '../second-steps/fresh-check.ts';
import { lockViewer } from '../users/lock-viewer.ts';
import * as users from '../users/store.ts';

const wrongPassword = () => {
  const message = 'That is not your current password.';
  return new HttpError(400, 'WRONG_PASSWORD', message, { errors: { currentPassword: message } });
};

/**
 * Every other session of the account ends, and this one gets another token: whoever had a copy of it is out too.
 * @returns the token that this session has from now on
 */
export async function changePassword(context: Context, by: Viewer, form: PasswordChange): Promise<SessionToken> {
  const { db, clock, limits, passwords, passwordPolicy, webUrl } = context;
  await requireFreshCheck(context, by, 'members with a second step');
  await limits.passwordChangesPerAccount.take(by.id);
  const known = await users.findSecrets(db, by.id);
  if (!known) throw notSignedInError();
  if (!(await passwords.matches(known.password_hash, form.currentPassword))) throw wrongPassword();
  if (form.newPassword === form.currentPassword)
    throw fieldError('newPassword', 'That is your current password. Choose another one.');
  await refuseWeak(passwordPolicy, { field: 'newPassword', password: form.newPassword, email: known.email });
  if (by.role === 'admin' && (await isLeaked(form.newPassword))) throw leakedError('newPassword');
  // Hashed before the transaction, which must not wait for a hash.
  const passwordHash = await passwords.hash(form.newPassword);
  const token = await transact(db, async (tx) => {
    const user = await lockViewer(tx, by);
    // Another change was quicker: what was checked is not the password any more.
    if (user.password_hash !== known.password_hash) throw makeEditConflict();
    const now = clock();
    await users.updateUser(tx, user.id, { password_hash: passwordHash, updated_at: now });
    await deleteCodes(tx, user.id, 'reset');
    await deleteOtherSessions(tx, user.id, by.tokenHash);
    const renewed = await replaceToken(tx, by, now);
    if (renewed === null) throw notSignedInError();
    await sendMail(tx, user, ownPasswordNotice(), webUrl, now);
    await recordAudit(tx, { by, action: 'user.password', kind: 'user', itemId: user.id }, now);
    return renewed;
  });
  context.wakeMail();
  await limits.passwordChangesPerAccount.forget(by.id);
  return token;
}
