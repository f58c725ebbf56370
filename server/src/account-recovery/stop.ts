import type { FastifyRequest } from 'fastify';
import { type Actor, recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { transact, type Tx } from '../database/transact.ts';
import { notFoundError } from '../http/http-error.ts';
import { readToken } from '../mail/link-tokens.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Viewer } from '../sessions/guards.ts';
import { lockViewer } from '../users/lock-viewer.ts';
import * as users from '../users/store.ts';
import { endedMail, stoppedNotice } from './notices.ts';
import * as store from './store.ts';
import { day } from '../clock/durations.ts';

/** Rows that are over are stored for that long, so that their links say what became of them. */
export const storedAfter = 30 * day;

/**
 * Ends every request for the account that was made since; both sides hear of it. Within the caller's transaction, with
 * the account locked. @returns whether there was one
 */
export async function stopWithin(
  { clock, webUrl }: Pick<Context, 'clock' | 'webUrl'>,
  tx: Tx,
  by: Actor,
  user: users.LockedUser,
  since = 0,
): Promise<boolean> {
  const stopped = await store.stopOpen(tx, user.id, since, clock() + storedAfter);
  if (stopped.length === 0) return false;
  await sendMail(tx, user, stoppedNotice(), webUrl, clock());
  for (const email of new Set(stopped.map((row) => row.new_email)))
    await sendMail(tx, { ...user, email }, endedMail(), webUrl, clock());
  await recordAudit(tx, { by, action: 'user.recovery-stopped', kind: 'user', itemId: user.id }, clock());
  return true;
}

/** By any device that is signed in. Throws 404 where nothing runs. */
export async function stopOwn(context: Context, by: Viewer): Promise<void> {
  await transact(context.db, async (tx) => {
    const user = await lockViewer(tx, by);
    if (!(await stopWithin(context, tx, by, user))) throw notFoundError('Nobody asks for your account any more.');
  });
  context.wakeMail();
}

export type StopResult = 'stopped' | 'unknown';

/** Whoever reads an old address of the account. Nobody is signed in by that, and nothing else changes. */
export async function stopByLink(context: Context, token: string, request: FastifyRequest): Promise<StopResult> {
  const id = readToken(context.codeKey, 'recovery:stop', token);
  const row = id === null ? undefined : await store.findRecovery(context.db, id);
  const userId = row?.user_id;
  if (!userId) return 'unknown';
  request.accountId = userId;
  const isDone = await transact(context.db, async (tx) => {
    const user = await users.lockUser(tx, userId);
    const current = await store.findRecovery(tx, row.id);
    // The link of one that is over ends no other one.
    if (!user || !current || !['requested', 'waiting'].includes(current.state)) return current?.state === 'stopped';
    return stopWithin(context, tx, { id: null, requestId: request.id }, user);
  });
  context.wakeMail();
  return isDone ? 'stopped' : 'unknown';
}
