import type { FastifyRequest } from 'fastify';
import { type Actor, recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { AccountRecoveryRow } from '../database/account-tables.ts';
import { transact, type Tx } from '../database/transact.ts';
import { mailOwner } from '../email-change/mail-owner.ts';
import { isReserved } from '../email-change/store.ts';
import { readToken, tokenFor } from '../mail/link-tokens.ts';
import { sendMail } from '../mail/send-mail.ts';
import * as users from '../users/store.ts';
import { helpMail, requestedNotice, startedNotice, waitMail } from './notices.ts';
import * as store from './store.ts';
import { day } from '../clock/durations.ts';

/** How many days the owner has to stop it: the weaker the proof, the longer. */
export const waitDays = { proved: 7, reviewed: 14 } as const;
/** How many days administrators may take to answer. */
const answerDays = 30;
/** More at once are not looked at: somebody floods one account. */
const mostOpen = 5;

export type ConfirmResult = 'confirmed' | 'taken' | 'expired' | 'unknown';

/** Whoever reads the new address says that it is theirs. The same result where it belongs to no account. */
export async function confirmRecovery(
  context: Context,
  token: string,
  request: FastifyRequest,
): Promise<ConfirmResult> {
  const id = readToken(context.codeKey, 'recovery:confirm', token);
  const result = id === null ? 'unknown' : await transact(context.db, (tx) => confirm(context, tx, id, request));
  context.wakeMail();
  return result;
}

async function confirm(context: Context, tx: Tx, id: string, request: FastifyRequest): Promise<ConfirmResult> {
  const known = await store.findRecovery(tx, id);
  const user = known?.user_id ? await users.lockUser(tx, known.user_id) : undefined;
  const row = await store.findRecovery(tx, id);
  if (!row) return 'unknown';
  if (row.state !== 'asked') return 'confirmed';
  const now = context.clock();
  if (row.due_at <= now) return 'expired';
  if (await isTaken(tx, row.new_email, user?.id ?? null, now)) return 'taken';
  const open = user ? await store.listOpen(tx, user.id) : [];
  if (!user || open.length >= mostOpen) {
    // It stays unanswered, and its link says the same as any other.
    await store.setState(tx, id, { state: 'refused', due_at: now + day });
    return 'confirmed';
  }
  request.accountId = user.id;
  const by = { id: null, requestId: request.id };
  const isAlone = open.every(({ state }) => state !== 'waiting');
  if (row.is_proved === 1 && isAlone) await startWait(context, tx, user, row, waitDays.proved, by);
  else await askAdministrators(context, tx, user, row, by);
  return 'confirmed';
}

/** Another account has the address, or had it until lately. */
export async function isTaken(tx: Tx, email: string, userId: string | null, now: number): Promise<boolean> {
  const holder = await users.findByEmail(tx, email);
  return (holder !== undefined && holder.id !== userId) || isReserved(tx, email, now, userId);
}

/** Its days begin: whoever owns the account hears of it wherever we reach them. */
export async function startWait(
  context: Context,
  tx: Tx,
  user: users.LockedUser,
  row: AccountRecoveryRow,
  days: number,
  by: Actor,
): Promise<void> {
  const { clock, webUrl } = context;
  const at = clock() + days * day;
  await store.setState(tx, row.id, { state: 'waiting', due_at: at });
  await notifyOfWait(context, tx, user, { ...row, due_at: at });
  await sendMail(tx, { ...user, email: row.new_email }, waitMail(at), webUrl, clock());
  const audit = { by, action: 'user.recovery-started' as const, kind: 'user', itemId: user.id };
  await recordAudit(tx, { ...audit, after: { days, removesSecondSteps: row.removes_second_steps === 1 } }, clock());
}

export async function notifyOfWait(
  context: Context,
  tx: Tx,
  user: users.LockedUser,
  row: AccountRecoveryRow,
): Promise<void> {
  const facts = { newEmail: row.new_email, at: row.due_at, removesSecondSteps: row.removes_second_steps === 1 };
  await notifyOwner(context, tx, user, row, (url) => startedNotice(facts, url));
}

async function notifyOwner(
  { clock, codeKey, publicApiUrl, webUrl }: Context,
  tx: Tx,
  user: users.LockedUser,
  row: AccountRecoveryRow,
  write: (url: string) => ReturnType<typeof startedNotice>,
): Promise<void> {
  const url = `${publicApiUrl}/api/auth/recovery/stop?token=${tokenFor(codeKey, 'recovery:stop', row.id)}`;
  await mailOwner(tx, user, write(url), webUrl, clock());
}

async function askAdministrators(
  context: Context,
  tx: Tx,
  user: users.LockedUser,
  row: AccountRecoveryRow,
  by: Actor,
): Promise<void> {
  const { clock, webUrl } = context;
  await store.setState(tx, row.id, { state: 'requested', due_at: clock() + answerDays * day });
  await notifyOwner(context, tx, user, row, (url) => requestedNotice(row.new_email, url));
  for (const admin of await store.listOtherAdmins(tx, [user.id]))
    await sendMail(tx, admin, helpMail('/admin/users'), webUrl, clock());
  await recordAudit(tx, { by, action: 'user.recovery-requested', kind: 'user', itemId: user.id }, clock());
}
