import { randomBytes } from 'node:crypto';
import { recordActivity } from '../activity/activity.ts';
import { findEvent, markReported } from '../activity/store.ts';
import { stopWithin } from '../account-recovery/stop.ts';
import { cancelWithin } from '../account-deletion/requests.ts';
import { recordAudit } from '../audit/record.ts';
import { sendCode } from '../auth/codes.ts';
import { deleteCodes } from '../auth/store.ts';
import type { Context } from '../context.ts';
import { transact } from '../database/transact.ts';
import { deletePending } from '../email-change/store.ts';
import { HttpError } from '../http/http-error.ts';
import { readToken } from '../mail/link-tokens.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { deleteSecondStepsSince } from '../second-steps/store.ts';
import { readVisit } from '../sessions/visit.ts';
import * as users from '../users/store.ts';
import type { FastifyRequest } from 'fastify';
import { week } from '../clock/durations.ts';

export type ReportResult = 'secured' | 'expired' | 'unknown';

/**
 * Whoever reads the account's mail says that a sign-in was not theirs: nobody is signed in any more, the password opens
 * nothing, because somebody else knew it, an address that waits is given up, and a code for a new password is on its
 * way.
 */
export async function reportSignIn(context: Context, token: string, request: FastifyRequest): Promise<ReportResult> {
  const { db, clock, codeKey, passwords } = context;
  const id = readToken(codeKey, 'login:report', token);
  const signIn = id === null ? undefined : await findEvent(db, id);
  if (!signIn || signIn.detail !== null) return 'unknown';
  const now = clock();
  if (signIn.created_at <= now - week) return 'expired';
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
  const userId = signIn.user_id;
  const result = await transact<ReportResult>(db, async (tx) => {
    const user = await users.lockUser(tx, userId);
    // Each link works once: followed again, it does not touch the password that was chosen since.
    if (!user || !(await markReported(tx, signIn.id))) return 'unknown';
    await users.updateUser(tx, userId, { password_hash: passwordHash, updated_at: now });
    await deleteCodes(tx, userId);
    await deletePending(tx, userId);
    // Whoever signed in may have shut the owner out by a second step of their own.
    await deleteSecondStepsSince(tx, userId, signIn.created_at);
    await deleteSessionsOf(tx, userId);
    await recordActivity(tx, { userId, event: 'login.reported', visit: readVisit(request) }, now);
    const by = { id: null, requestId: request.id };
    await cancelWithin(context, tx, by, user, signIn.created_at);
    await stopWithin(context, tx, by, user, signIn.created_at);
    await recordAudit(tx, { by, action: 'user.sign-in-reported', kind: 'user', itemId: userId }, now);
    return 'secured';
  });
  if (result === 'secured') await startRecovery(context, userId);
  return result;
}

/** The code of "Forgot your password?". Where too many were sent lately, the page says how to ask for one. */
async function startRecovery(context: Context, userId: string): Promise<void> {
  await sendCode(context, 'reset', async (tx) => {
    const user = await users.lockUser(tx, userId);
    return user ? { userId, name: user.name, email: user.email } : null;
  }).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
  });
}
