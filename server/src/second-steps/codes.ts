import { recordAudit } from '../audit/record.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../database/transact.ts';
import type { LockedUser } from '../users/store.ts';
import { recoveryCodeNotice } from './notices.ts';
import { digestRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { openSecret } from './secret-box.ts';
import * as store from './store.ts';
import { findStep } from './totp.ts';

/** What a typed code looks like: six digits come from an app, all else can only be a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(withoutBlanks(code));

const withoutBlanks = (code: string) => code.replaceAll(/\s/g, '');

/**
 * Uses up a code of the account that the transaction holds: of an app its time step, of the recovery codes itself.
 * @returns whether it was right
 */
export async function takeCode(
  context: Context,
  tx: Tx,
  user: LockedUser,
  code: string,
  requestId: string,
): Promise<boolean> {
  const now = context.clock();
  if (!isAppCode(code)) return takeRecoveryCode(context, tx, user, code, requestId);
  for (const app of await store.listApps(tx, user.id)) {
    const step = findStep(openSecret(context.codeKey, app.id, app.secret), withoutBlanks(code), now);
    if (step !== null && (await store.takeStep(tx, app.id, step, now))) return true;
  }
  return false;
}

async function takeRecoveryCode(context: Context, tx: Tx, user: LockedUser, code: string, requestId: string) {
  const { codeKey, clock, webUrl } = context;
  if (!(await store.takeRecoveryCode(tx, user.id, digestRecoveryCode(codeKey, user.id, code)))) return false;
  await sendMail(tx, user, recoveryCodeNotice(await store.countRecoveryCodes(tx, user.id)), webUrl, clock());
  const by = { id: user.id, requestId };
  await recordAudit(tx, { by, action: 'user.recovery-code', kind: 'user', itemId: user.id }, clock());
  return true;
}

/** Ten new ones; those before are void. */
export async function renewRecoveryCodes({ codeKey }: Context, tx: Tx, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const digests = codes.map((code) => digestRecoveryCode(codeKey, userId, code));
  await store.replaceRecoveryCodes(tx, userId, digests);
  return codes;
}
