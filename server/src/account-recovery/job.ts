import { randomBytes } from 'node:crypto';
import { recordAudit } from '../audit/record.ts';
import { emailChangedNotice } from '../auth/notices.ts';
import { deleteCodes } from '../auth/store.ts';
import type { Context } from '../context.ts';
import type { AccountRecoveryRow } from '../database/account-tables.ts';
import { newId } from '../database/ids.ts';
import { isUniqueViolation, transact, type Tx } from '../database/transact.ts';
import { wayBack, wayBackUrl } from '../email-change/email-change.ts';
import { deletePending, insertChange } from '../email-change/store.ts';
import type { Job } from '../jobs/jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { deleteLoginSteps, deleteSecondSteps } from '../second-steps/store.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import * as users from '../users/store.ts';
import { isTaken, notifyOfWait } from './confirm.ts';
import { doneMail, endedMail } from './notices.ts';
import { storedAfter } from './stop.ts';
import * as store from './store.ts';
import { day, minute } from '../clock/durations.ts';

/** The owner hears once more, a day before. */
const remindBefore = day;

/** Hands accounts over whose days are over, reminds owners, and removes what is over for long. */
export const recoverAccounts: Job = {
  name: 'recover-accounts',
  period: async () => minute,
  async run(context) {
    const { db, clock, passwords } = context;
    for (const { id } of await store.listDue(db, clock(), remindBefore)) {
      const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
      await transact(db, (tx) => look(context, tx, id, passwordHash)).catch(async (error: unknown) => {
        // Somebody registered with the new address at this very moment: the next run ends it.
        if (!isUniqueViolation(error)) throw error;
      });
    }
    context.wakeMail();
    await store.deleteExpired(db, clock());
  },
};

async function look(context: Context, tx: Tx, id: string, passwordHash: string): Promise<void> {
  const known = await store.findRecovery(tx, id);
  const user = known?.user_id ? await users.lockUser(tx, known.user_id) : undefined;
  const row = await store.findRecovery(tx, id);
  // It was stopped, or another process was quicker.
  if (!user || row?.state !== 'waiting') return;
  const now = context.clock();
  if (row.due_at > now) {
    if (row.is_reminded === 1) return;
    await store.setState(tx, id, { is_reminded: 1 });
    await notifyOfWait(context, tx, user, row);
  } else if (await isTaken(tx, row.new_email, user.id, now)) {
    await store.setState(tx, id, { state: 'refused', due_at: now + storedAfter, message: null });
    await sendMail(tx, { ...user, email: row.new_email }, endedMail(), context.webUrl, now);
  } else await handOver(context, tx, user, row, passwordHash);
}

/** Nobody is signed in by it: the new address gets a code, and a second step that stays is asked for. */
async function handOver(
  context: Context,
  tx: Tx,
  user: users.LockedUser,
  row: AccountRecoveryRow,
  passwordHash: string,
): Promise<void> {
  const { clock, webUrl } = context;
  const now = clock();
  const isOther = row.new_email !== user.email;
  await users.updateUser(tx, user.id, {
    email: row.new_email,
    is_verified: 1,
    password_hash: passwordHash,
    updated_at: now,
  });
  await deleteSessionsOf(tx, user.id);
  await deleteLoginSteps(tx, user.id);
  await deleteCodes(tx, user.id);
  await deletePending(tx, user.id);
  const removes = row.removes_second_steps === 1;
  if (removes) await deleteSecondSteps(tx, user.id);
  await store.stopOpen(tx, user.id, 0, now + storedAfter);
  await store.setState(tx, row.id, { state: 'done', due_at: now + storedAfter, message: null });
  if (isOther) {
    const change = { id: newId(), user_id: user.id, old_email: user.email, new_email: row.new_email };
    await insertChange(tx, { ...change, state: 'done', created_at: now, expires_at: now + wayBack });
    const notice = emailChangedNotice(row.new_email, wayBackUrl(context, change.id));
    await sendMail(tx, user, notice, webUrl, now);
  }
  await sendMail(tx, { ...user, email: row.new_email }, doneMail(removes), webUrl, now);
  await recordAudit(
    tx,
    { by: null, action: 'user.recovered', kind: 'user', itemId: user.id, after: { removesSecondSteps: removes } },
    now,
  );
}
