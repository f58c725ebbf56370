import type { Recovery, RecoveryApproval, RecoveryList } from '@cyberharbour/shared-api/contract';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { AccountRecoveryRow } from '../database/account-tables.ts';
import { isId } from '../database/ids.ts';
import { transact, type Tx } from '../database/transact.ts';
import { HttpError, notFoundError } from '../http/http-error.ts';
import { sendMail } from '../mail/send-mail.ts';
import { requireFreshCheck } from '../second-steps/fresh-check.ts';
import { hasSecondStep, selectWithSecondStep } from '../second-steps/store.ts';
import type { Viewer } from '../sessions/guards.ts';
import * as users from '../users/store.ts';
import { isTaken, startWait, waitDays } from './confirm.ts';
import { endedMail, stoppedNotice } from './notices.ts';
import { storedAfter } from './stop.ts';
import * as store from './store.ts';

const most = 100;
const iso = (time: number) => new Date(time).toISOString();
const missing = () => notFoundError('This request is not there any more.');

type ReviewRow = Awaited<ReturnType<typeof store.listForReview>>[number];

const show = (row: ReviewRow, withSecondStep: ReadonlySet<string>): Recovery => {
  const userId = row.user_id ?? '';
  return {
    _id: row.id,
    state: row.state === 'waiting' ? 'waiting' : 'requested',
    user: {
      _id: userId,
      name: row.name,
      email: row.email,
      role: row.role,
      createdAt: iso(row.joined_at),
      hasSecondStep: withSecondStep.has(userId),
    },
    newEmail: row.new_email,
    removesSecondSteps: row.removes_second_steps === 1,
    message: row.message,
    device: row.device,
    network: row.network,
    createdAt: iso(row.created_at),
    checkedBy: row.checked_by === null ? null : { _id: row.checked_by, name: row.checker_name },
    at: row.state === 'waiting' ? iso(row.due_at) : null,
  };
};

export async function listRecoveries({ db }: Context): Promise<RecoveryList> {
  const rows = await store.listForReview(db, most);
  const userIds = rows.flatMap((row) => row.user_id ?? []);
  const withSecondStep = await selectWithSecondStep(db, userIds);
  const recoveries = rows.map((row) => show(row, withSecondStep));
  return { success: true, recoveries, total: await store.countForReview(db) };
}

/** The open request with its account held; 404 where it is over. */
async function lockOpen(tx: Tx, id: string): Promise<{ row: AccountRecoveryRow; user: users.LockedUser }> {
  const known = isId(id) ? await store.findRecovery(tx, id) : undefined;
  const user = known?.user_id ? await users.lockUser(tx, known.user_id) : undefined;
  const row = user && (await store.findRecovery(tx, id));
  if (!user || !row || !['requested', 'waiting'].includes(row.state)) throw missing();
  return { row, user };
}

export type ApproveResult = 'started' | 'second administrator needed';

/**
 * An administrator made sure who asks. The days begin once two of them did, or one where there is no other. Throws 403
 * to whoever asks for their own account; 409 without a second step, where the same one approves twice, or where it was
 * decided meanwhile.
 */
export async function approveRecovery(
  context: Context,
  by: Viewer,
  id: string,
  { check, note }: RecoveryApproval,
): Promise<ApproveResult> {
  await requireFreshCheck(context, by, 'everyone');
  const result = await transact<ApproveResult>(context.db, async (tx) => {
    const { row, user } = await lockOpen(tx, id);
    if (user.id === by.id) throw new HttpError(403, 'NOT_ALLOWED', 'Another administrator decides about your account.');
    // Without one, the fresh check was a password.
    if (!(await hasSecondStep(tx, by.id)))
      throw new HttpError(409, 'NO_SECOND_STEP', 'This needs a second step of your own. Add one under Security first.');
    if (row.state !== 'requested') throw new HttpError(409, 'ALREADY_DECIDED', 'This request was approved already.');
    const now = context.clock();
    if (await isTaken(tx, row.new_email, user.id, now))
      throw new HttpError(409, 'EMAIL_TAKEN', 'The new address belongs to another account now. Refuse the request.');
    const others = await store.listOtherAdmins(tx, [user.id, by.id]);
    const isSecond = others.some((other) => other.id === row.checked_by);
    const facts = { kind: 'user', itemId: user.id, after: { check }, reason: note, wordsOf: user.id };
    if (!isSecond && others.length > 0) {
      if (row.checked_by === by.id)
        throw new HttpError(409, 'SECOND_ADMIN_NEEDED', 'Another administrator has to make sure too.');
      await store.setState(tx, id, { checked_by: by.id });
      await recordAudit(tx, { by, action: 'user.recovery-checked', ...facts }, now);
      return 'second administrator needed';
    }
    await recordAudit(tx, { by, action: 'user.recovery-checked', ...facts }, now);
    await startWait(context, tx, user, row, waitDays.reviewed, by);
    return 'started';
  });
  context.wakeMail();
  return result;
}

/** Also while its days run. Both sides hear of it. */
export async function refuseRecovery(context: Context, by: Viewer, id: string): Promise<void> {
  const { clock, webUrl } = context;
  await transact(context.db, async (tx) => {
    const { row, user } = await lockOpen(tx, id);
    if (user.id === by.id) throw new HttpError(403, 'NOT_ALLOWED', 'Another administrator decides about your account.');
    await store.setState(tx, id, { state: 'refused', due_at: clock() + storedAfter, message: null });
    await sendMail(tx, { ...user, email: row.new_email }, endedMail(), webUrl, clock());
    await sendMail(tx, user, stoppedNotice(), webUrl, clock());
    await recordAudit(tx, { by, action: 'user.recovery-refused', kind: 'user', itemId: user.id }, clock());
  });
  context.wakeMail();
}
