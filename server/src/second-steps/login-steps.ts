import { hash, randomBytes } from 'node:crypto';
import type { SecondStepMethod } from '@cyberharbour/shared-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordActivity } from '../activity/activity.ts';
import { sendMail } from '../mail/send-mail.ts';
import { findKnownDevice } from '../auth/devices.ts';
import { beginSession } from '../auth/begin-session.ts';
import { succeedLogin } from '../auth/login-limits.ts';
import type { Context } from '../context.ts';
import { transact, type Tx } from '../database/transact.ts';
import { HttpError } from '../http/http-error.ts';
import { readVisit } from '../sessions/visit.ts';
import * as users from '../users/store.ts';
import { isAppCode, takeCode } from './codes.ts';
import { takeCodeTry } from './limits.ts';
import { wrongCodesNotice } from './notices.ts';
import * as store from './store.ts';
import { minute } from '../clock/durations.ts';

/** in milliseconds */
const life = 5 * minute;
const tries = 5;
const stepCookie = '__Host-login-step';
/** WebKit stores no Secure cookie on plain HTTP at this machine. */
const loopbackStepCookie = 'cyberharbour-login-step';
const plainCookie = { httpOnly: true, sameSite: 'strict', path: '/' } as const;
const cookie = { ...plainCookie, secure: true } as const;

const digest = (words: string) => hash('sha256', words, 'base64url');

/** The password was right: what comes next is the second step, within five minutes. @returns the token of this login */
export async function beginLoginStep(tx: Tx, user: users.LockedUser, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await store.insertLoginStep(tx, {
    token_hash: digest(token),
    user_id: user.id,
    password_digest: digest(user.password_hash),
    tries_left: tries,
    expires_at: now + life,
  });
  return token;
}

export function setStepCookie(reply: FastifyReply, token: string): void {
  const maxAge = life / 1000;
  void reply.setCookie(stepCookie, token, { ...cookie, maxAge });
  if (reply.server.isLoopback) void reply.setCookie(loopbackStepCookie, token, { ...plainCookie, maxAge });
}

export function clearStepCookie(reply: FastifyReply): void {
  void reply.clearCookie(stepCookie, cookie);
  if (reply.server.isLoopback) void reply.clearCookie(loopbackStepCookie, plainCookie);
}

const readToken = ({ cookies, server }: FastifyRequest): string =>
  cookies[stepCookie] ?? (server.isLoopback ? cookies[loopbackStepCookie] : undefined) ?? '';

const findStep = (context: Pick<Context, 'db' | 'clock'>, request: FastifyRequest) =>
  store.findLoginStep(context.db, digest(readToken(request)), context.clock());

/** What the login that waits may go on with; empty where none waits. */
export async function readLoginMethods(context: Context, request: FastifyRequest): Promise<SecondStepMethod[]> {
  const step = await findStep(context, request);
  return step ? readMethods(context, step.user_id) : [];
}

/** What proves the second step of an account; empty where it has none. */
export async function readMethods({ db, relyingParty }: Context, userId: string): Promise<SecondStepMethod[]> {
  const [apps, passkeys] = [await store.listApps(db, userId), await store.listPasskeys(db, userId)];
  const codesLeft = await store.countRecoveryCodes(db, userId);
  return [
    ...(apps.length > 0 ? ['code' as const] : []),
    ...(passkeys.length > 0 && relyingParty ? ['passkey' as const] : []),
    ...(codesLeft > 0 ? ['recovery' as const] : []),
  ];
}

const overError = () => new HttpError(401, 'LOGIN_EXPIRED', 'That took too long. Please log in again.');
export const wrongCodeError = () => {
  const message = 'That code is not right, or it was used already.';
  return new HttpError(400, 'WRONG_CODE', message, { errors: { code: message } });
};

/** The second step of a login that waits. Throws 400 for a wrong code, 401 where no login waits. */
export async function completeLogin(context: Context, request: FastifyRequest, code: string) {
  const { db, clock, limits, codeKey } = context;
  const waiting = await findStep(context, request);
  const known = waiting && (await users.findSecrets(db, waiting.user_id));
  if (!waiting || !known) throw overError();
  const login = { id: waiting.user_id, password_hash: known.password_hash };
  const device = findKnownDevice(codeKey, request, login);
  const counted = isAppCode(code)
    ? await takeCodeTry(limits, { userId: login.id, address: request.ip, device })
    : await limits.codesPerAddress.take(request.ip);
  const session = await transact(db, async (tx) => {
    const user = await users.lockUser(tx, login.id);
    const step = await store.findLoginStep(tx, waiting.token_hash, clock());
    if (!user || step?.password_digest !== digest(user.password_hash)) throw overError();
    if (!(await takeCode(context, tx, user, code, request.id))) {
      await store.takeLoginTry(tx, step.token_hash);
      await recordActivity(tx, { userId: user.id, event: 'code.refused', visit: readVisit(request) }, clock());
      if (step.tries_left === 1) await sendMail(tx, user, wrongCodesNotice(), context.webUrl, clock());
      return null;
    }
    await store.deleteLoginSteps(tx, user.id);
    return beginSession(context, tx, user, { visit: readVisit(request), isKnown: device !== null });
  });
  context.wakeMail();
  request.accountId = login.id;
  if (session === null) throw wrongCodeError();
  await counted?.succeed();
  await succeedLogin(limits, { email: known.email, address: request.ip, device });
  return { user: login, session };
}
