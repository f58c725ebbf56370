import type { CheckMethod, FreshCheck, PasskeyUse } from '@cyberharbour/shared-api/contract';
import { checkNeededCode } from '@cyberharbour/shared-api/contract';
import { recordActivity } from '../activity/activity.ts';
import type { Context } from '../context.ts';
import { transact } from '../database/transact.ts';
import { fieldError, HttpError, notSignedInError } from '../http/http-error.ts';
import type { Viewer } from '../sessions/guards.ts';
import { noteCheck } from '../sessions/store.ts';
import { lockViewer } from '../users/lock-viewer.ts';
import * as users from '../users/store.ts';
import type { ChallengeUse } from './challenges.ts';
import { takeCode } from './codes.ts';
import { readMethods, wrongCodeError } from './login-steps.ts';
import { makeRequest, notePasskey, provePasskey } from './passkeys.ts';
import * as store from './store.ts';
import { minute } from '../clock/durations.ts';

export const isFresh = ({ clock, freshCheckLife }: Context, { checkedAt }: Viewer) =>
  checkedAt > clock() - freshCheckLife;

/**
 * For what a stolen session must not do: throws 403 where this session proved longer ago than the setting says who it
 * is. A login counts as a proof.
 * @param of `everyone`, or only accounts with a second step: a documented call of others stays as documented
 */
export async function requireFreshCheck(
  context: Context,
  by: Viewer,
  of: 'everyone' | 'members with a second step',
): Promise<void> {
  if (isFresh(context, by)) return;
  if (of !== 'everyone' && !(await store.hasSecondStep(context.db, by.id))) return;
  const minutes = Math.ceil(context.freshCheckLife / minute);
  const sentence = `Confirm that it is you: this needs a login of the last ${minutes} minutes.`;
  throw new HttpError(403, checkNeededCode, sentence);
}

/** An account with a second step proves that one: its password may be known to somebody else. */
export async function readCheckMethods(context: Context, by: Viewer): Promise<CheckMethod[]> {
  const methods = await readMethods(context, by.id);
  return methods.length > 0 ? methods : ['password'];
}

/** Bound to the session that is checked. */
const checkUse = ({ id, tokenHash }: Viewer): ChallengeUse => ({ purpose: 'check', subject: `${id} ${tokenHash}` });

export const makeCheckRequest = async (context: Context, by: Viewer) =>
  makeRequest(context, checkUse(by), await store.listPasskeys(context.db, by.id));

/** Throws 400 where it proves nothing, 401 where the session ended meanwhile. */
export async function proveFreshly(context: Context, by: Viewer, check: FreshCheck, requestId: string): Promise<void> {
  await context.limits.checksPerSession.take(by.tokenHash);
  await context.limits.checksPerAccount.take(by.id);
  if ('passkey' in check) await proveByPasskey(context, by, check.passkey);
  else if ('code' in check) await proveByCode(context, by, check.code, requestId);
  else await proveByPassword(context, by, check.password);
  await context.limits.checksPerSession.forget(by.tokenHash);
  await context.limits.checksPerAccount.giveBack(by.id);
}

async function proveByPasskey(context: Context, by: Viewer, passkey: PasskeyUse): Promise<void> {
  const proved = await provePasskey(context, checkUse(by), passkey).catch((error: unknown) => {
    // A 401 would say that the session has ended.
    if (error instanceof HttpError && error.code === 'PASSKEY_REFUSED') throw wrongPasskeyError();
    throw error;
  });
  if (proved.passkey.user_id !== by.id) throw wrongPasskeyError();
  await transact(context.db, async (tx) => {
    await lockViewer(tx, by);
    await notePasskey(tx, proved);
    await note(context, tx, by);
  });
}

const wrongPasskeyError = () => new HttpError(400, 'WRONG_CODE', 'That passkey is not one of this account.');

async function proveByCode(context: Context, by: Viewer, code: string, requestId: string): Promise<void> {
  const isRight = await transact(context.db, async (tx) => {
    const user = await lockViewer(tx, by);
    if (!(await takeCode(context, tx, user, code, requestId))) {
      const event = { userId: user.id, event: 'code.refused', visit: by.readVisit() } as const;
      await recordActivity(tx, event, context.clock());
      return false;
    }
    await note(context, tx, by);
    return true;
  });
  context.wakeMail();
  if (!isRight) throw wrongCodeError();
}

async function proveByPassword(context: Context, by: Viewer, password: string): Promise<void> {
  const known = await users.findSecrets(context.db, by.id);
  if (!known) throw notSignedInError();
  if (!(await context.passwords.matches(known.password_hash, password))) throw wrongPasswordError();
  await transact(context.db, async (tx) => {
    const user = await users.lockUser(tx, by.id);
    if (user?.password_hash !== known.password_hash) throw notSignedInError();
    // Under the lock, so that a step which is added meanwhile counts.
    if (await store.hasSecondStep(tx, by.id)) throw wrongPasswordError();
    await note(context, tx, by);
  });
}

const wrongPasswordError = () => fieldError('password', 'That is not your current password.');

async function note({ clock }: Context, tx: Parameters<typeof noteCheck>[0], { tokenHash }: Viewer): Promise<void> {
  if (!(await noteCheck(tx, tokenHash, clock()))) throw notSignedInError();
}
