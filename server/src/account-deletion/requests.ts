import type { DeletionAnswer, PostsChoice } from '@cyberharbour/shared-api/contract';
import type { FastifyRequest } from 'fastify';
import { type Actor, recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import * as counters from '../counters/store.ts';
import type { AccountDeletionRow } from '../database/account-tables.ts';
import { newId } from '../database/ids.ts';
import { transact, type Tx } from '../database/transact.ts';
import { mailOwner } from '../email-change/mail-owner.ts';
import { HttpError, notFoundError, notSignedInError } from '../http/http-error.ts';
import { readToken, tokenFor } from '../mail/link-tokens.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Viewer } from '../sessions/guards.ts';
import { lockViewer } from '../users/lock-viewer.ts';
import * as users from '../users/store.ts';
import { cancelledNotice, requestedNotice } from './notices.ts';
import * as store from './store.ts';
import { day } from '../clock/durations.ts';

/** How many days a member has to change their mind. */
export const waitDays = 14;

export const lastAdminError = () =>
  new HttpError(
    409,
    'LAST_ADMIN',
    'You are the last administrator. Make another member an administrator, then delete your account.',
  );

const purpose = 'deletion:keep';

type Shown = Omit<DeletionAnswer, 'success' | 'message'>;

function show({ backupDays }: Context, row: AccountDeletionRow | undefined): Shown {
  if (!row || row.posts === 'untouched') return { deletion: null, waitDays, backupDays };
  const { posts, requested_at, due_at } = row;
  const [requestedAt, deletesAt, backupsUntil] = [requested_at, due_at, due_at + backupDays * day].map((time) =>
    new Date(time).toISOString(),
  ) as [string, string, string];
  return { deletion: { posts, requestedAt, deletesAt, backupsUntil }, waitDays, backupDays };
}

export const readDeletion = async (context: Context, by: Viewer): Promise<Shown> =>
  show(context, await store.findPending(context.db, by.id));

/**
 * Asks for the deletion of one's own account in 14 days. Asked for again, it changes what becomes of the posts, never
 * the day. Throws 409 to the last administrator. Call `requireFreshCheck` before.
 */
export async function requestDeletion(context: Context, by: Viewer, posts: PostsChoice): Promise<Shown> {
  const { db, clock, limits, wakeMail } = context;
  await limits.deletionsPerAccount.take(by.id);
  const now = clock();
  const row = await transact(db, async (tx) => {
    const user = await lockViewer(tx, by);
    const pending = await store.findDeletionOf(tx, by.id);
    // It has begun: whoever is signed in still is not for long.
    if (pending && pending.state !== 'pending') throw notSignedInError();
    if (pending?.posts === posts) return pending;
    if (pending) await store.changePosts(tx, pending.id, posts);
    else if (user.role === 'admin') await refuseLastAdmin(tx, by.id);
    const fields = { id: newId(), user_id: by.id, state: 'pending', requested_at: now, due_at: now + waitDays * day };
    const asked: AccountDeletionRow = { ...(pending ?? { ...fields, state: 'pending' }), posts };
    if (!pending) await store.insertDeletion(tx, asked);
    await notifyOwners(context, tx, user, asked);
    const action = 'user.deletion-requested';
    await recordAudit(tx, { by, action, kind: 'user', itemId: by.id, after: { posts } }, now);
    return asked;
  });
  wakeMail();
  return show(context, row);
}

/** Two administrators who leave at the same moment pass here one after the other: the change locks the counter. */
async function refuseLastAdmin(tx: Tx, userId: string): Promise<void> {
  await counters.add(tx, 'users', 'admin', 0);
  if (!(await store.hasOtherAdmin(tx, userId))) throw lastAdminError();
}

async function notifyOwners(context: Context, tx: Tx, user: users.LockedUser, row: AccountDeletionRow): Promise<void> {
  const { clock, codeKey, publicApiUrl, webUrl, backupDays } = context;
  if (row.posts === 'untouched') return;
  const url = `${publicApiUrl}/api/user/deletion/keep?token=${tokenFor(codeKey, purpose, row.id)}`;
  const plan = { posts: row.posts, deletesAt: row.due_at, backupsUntil: row.due_at + backupDays * day };
  await mailOwner(tx, user, requestedNotice(plan, url), webUrl, clock());
}

/** Within the caller's transaction, with the account locked. @returns whether there was something to cancel */
export async function cancelWithin(
  { clock, webUrl }: Pick<Context, 'clock' | 'webUrl'>,
  tx: Tx,
  by: Actor,
  user: users.LockedUser,
  since = 0,
): Promise<boolean> {
  if (!(await store.deletePending(tx, user.id, since))) return false;
  await sendMail(tx, user, cancelledNotice(), webUrl, clock());
  await recordAudit(tx, { by, action: 'user.deletion-cancelled', kind: 'user', itemId: user.id }, clock());
  return true;
}

/** Throws 404 where nothing was asked for, or where it has begun. */
export async function cancelDeletion(context: Context, by: Viewer): Promise<Shown> {
  await transact(context.db, async (tx) => {
    const user = await lockViewer(tx, by);
    if (!(await cancelWithin(context, tx, by, user))) throw notFoundError('Your account is not about to be deleted.');
  });
  context.wakeMail();
  return show(context, undefined);
}

export type KeepResult = 'stays' | 'unknown';

/** Whoever reads the account's mail keeps it. Nobody is signed in by that, and nothing else changes. */
export async function keepByLink(context: Context, token: string, request: FastifyRequest): Promise<KeepResult> {
  const id = readToken(context.codeKey, purpose, token);
  const row = id === null ? undefined : await store.findDeletion(context.db, id);
  if (!row) return 'unknown';
  request.accountId = row.user_id;
  const isDone = await transact(context.db, async (tx) => {
    const user = await users.lockUser(tx, row.user_id);
    const current = await store.findPending(tx, row.user_id);
    // The link of an earlier request does not end a later one.
    if (!user || current?.id !== row.id) return false;
    return cancelWithin(context, tx, { id: null, requestId: request.id }, user);
  });
  context.wakeMail();
  return isDone ? 'stays' : 'unknown';
}
