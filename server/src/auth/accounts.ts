import type { Credentials, Registration } from '@cyberharbour/shared-api/contract';
import type { FastifyRequest } from 'fastify';
import { noteActivity, recordActivity } from '../activity/activity.ts';
import * as counters from '../counters/store.ts';
import type { UserRow } from '../database/tables.ts';
import { isUniqueViolation, transact } from '../database/transact.ts';
import { newId } from '../database/ids.ts';
import type { Context } from '../context.ts';
import { isReserved } from '../email-change/store.ts';
import { takeEvenTime } from '../http/even-timing.ts';
import { HttpError } from '../http/http-error.ts';
import { findReply, insertReply, type ReplyKey } from '../idempotency/store.ts';
import { openSession, type SessionToken } from '../sessions/sessions.ts';
import { readVisit, type Visit } from '../sessions/visit.ts';
import * as users from '../users/store.ts';
import { normalizeEmail, emailTakenError } from '../users/email-address.ts';
import { findKnownDevice } from './devices.ts';
import { succeedLogin, takeLogin } from './login-limits.ts';
import { beginLoginStep } from '../second-steps/login-steps.ts';
import { hasSecondStep } from '../second-steps/store.ts';
import { refuseMadeUp } from '../passwords/made-up-password.ts';
import { refuseLeakedLogin, refuseWeak } from '../passwords/password-policy.ts';
import { beginSession, type Origin } from './begin-session.ts';

interface Arrival {
  user: { id: string; password_hash: string };
  session: SessionToken;
}

/** The password was right; the session begins with the second step. */
interface Waiting {
  user: { id: string; password_hash: string };
  stepToken: string;
}

/** Makes the account, and begins its session in the same transaction. */
export async function register(
  context: Context,
  form: Registration,
  request: FastifyRequest,
  key: ReplyKey | null,
): Promise<Arrival> {
  const { db, clock, limits, passwords, passwordPolicy, sessionLife } = context;
  const [address, visit] = [request.ip, readVisit(request)];
  await limits.registrationTriesPerAddress.take(address);
  const email = normalizeEmail(form.email);
  await refuseWeak(passwordPolicy, { field: 'password', password: form.password, email });
  const known = await users.findLogin(db, email);
  if (known) return resumeRegistration(context, known, form.password, key, visit);
  await limits.registrationsPerAddress.take(address);
  const user = newUser(form, email, await passwords.hash(form.password), clock());
  try {
    return await transact(db, async (tx) => {
      await users.insertUser(tx, user);
      // Somebody left this address within seven days, and may still come back to it.
      if (await isReserved(tx, email, user.created_at, null)) throw emailTakenError();
      await counters.add(tx, 'users', user.role, 1);
      if (key) await insertReply(tx, user.id, key, user.id, user.created_at);
      await recordActivity(tx, { userId: user.id, event: 'account.opened', visit }, user.created_at);
      return { user, session: await openSession(tx, user, visit, sessionLife, user.created_at) };
    });
  } catch (error) {
    await limits.registrationsPerAddress.giveBack(address);
    const first = isUniqueViolation(error) ? await users.findLogin(db, email) : undefined;
    if (!first) throw error;
    return resumeRegistration(context, first, form.password, key, visit);
  }
}

/**
 * The same registration sent again after a lost answer: only who knows its key and its password gets the account it
 * made.
 */
async function resumeRegistration(
  context: Context,
  known: { id: string; password_hash: string },
  password: string,
  key: ReplyKey | null,
  visit: Visit,
): Promise<Arrival> {
  const { db, passwords } = context;
  const isRepeat =
    key !== null &&
    (await passwords.matches(known.password_hash, password)) &&
    (await findReply(db, known.id, key)) !== undefined;
  const opened = isRepeat ? await openSessionWith(context, known, { visit, isKnown: true }) : null;
  if (!opened || 'stepToken' in opened) throw emailTakenError();
  return { user: known, ...opened };
}

function newUser(form: Registration, email: string, passwordHash: string, now: number): UserRow {
  const isBusiness = form.role === 'business';
  return {
    id: newId(),
    name: form.name,
    email,
    password_hash: passwordHash,
    role: form.role,
    is_verified: 0,
    business_name: isBusiness ? form.businessName : null,
    business_address: isBusiness ? form.businessAddress : null,
    business_abn: isBusiness ? form.businessAbn : null,
    created_at: now,
    updated_at: now,
  };
}

/** Null when the password was changed while it was checked: what a reset has ended does not begin again. */
const openSessionWith = (context: Context, login: { id: string; password_hash: string }, from: Origin) =>
  transact<{ session: SessionToken } | { stepToken: string } | null>(context.db, async (tx) => {
    const user = await users.lockUser(tx, login.id);
    if (user?.password_hash !== login.password_hash) return null;
    if (await hasSecondStep(tx, login.id)) return { stepToken: await beginLoginStep(tx, user, context.clock()) };
    return { session: await beginSession(context, tx, user, from) };
  });

const loginFailedError = () => new HttpError(401, 'LOGIN_FAILED', 'Login failed.');

/** A wrong address and a wrong password are the same answer after the same work. */
export async function logIn(context: Context, form: Credentials, request: FastifyRequest): Promise<Arrival | Waiting> {
  const { db, limits, passwords, codeKey } = context;
  const email = normalizeEmail(form.email);
  const visit = readVisit(request);
  const user = await users.findLogin(db, email);
  const device = findKnownDevice(codeKey, request, user);
  const attempt = { email, address: request.ip, device };
  const counted = await takeLogin(limits, attempt);
  const matches = await passwords
    .matches(user?.password_hash, form.password, device !== null)
    .catch(async (error: unknown) => {
      await counted.giveBack();
      throw error;
    });
  if (user && matches && user.role === 'admin') {
    await refuseLeakedLogin(form.password);
    await refuseMadeUp(db, user.password_hash, context.clock());
  }
  const from = { visit, isKnown: device !== null };
  const opened = user && matches ? await openSessionWith(context, user, from) : null;
  if (!user || !opened) {
    // Whether there is an account shows in nothing that the caller sees, the time of the answer included.
    await takeEvenTime(() => noteActivity(context, user?.id ?? null, 'login.refused', visit));
    throw loginFailedError();
  }
  if ('session' in opened) {
    context.wakeMail();
    await succeedLogin(limits, attempt);
  }
  return { user, ...opened };
}
