import type { Context } from '../context.ts';
import type { AccountDeletionRow } from '../database/account-tables.ts';
import { transact } from '../database/transact.ts';
import { wipeDeleted } from '../database/wipe.ts';
import type { Job } from '../jobs/jobs.ts';
import { moderatedKinds } from '../posts/kinds.ts';
import { wordsTablesOf } from '../search/words.ts';
import * as users from '../users/store.ts';
import { beginErasing, eraseAccount } from './erase.ts';
import { sendMail } from '../mail/send-mail.ts';
import { lastAdminNotice } from './notices.ts';
import * as store from './store.ts';
import { day, minute } from '../clock/durations.ts';

/** Accounts whose days are over, those that a process left half-way, and what is still to be wiped of others. */
export const eraseAccounts: Job = {
  name: 'erase-accounts',
  period: async () => minute,
  async run(context) {
    const { db, clock, mailFiles } = context;
    for (const row of await store.listDue(db, 'pending', clock())) await eraseDue(context, row);
    // By a process that was ended, or with a dependency that was away.
    for (const row of await store.listDue(db, 'working', clock()))
      await eraseAccount(context, row, byMember('general'));
    await wipe(context);
    await mailFiles.removeFarewells(clock() - day);
  },
};

const byMember = (role: users.LockedUser['role']) => ({ by: null, role });

async function eraseDue(context: Context, { id, user_id }: AccountDeletionRow): Promise<void> {
  const { db, clock, webUrl } = context;
  const begun = await transact(db, async (tx) => {
    const user = await users.lockUser(tx, user_id);
    const row = await store.findPending(tx, user_id);
    // Its member changed their mind, or another process was quicker.
    if (row?.id !== id) return null;
    if (!user) {
      await store.deleteDeletion(tx, id);
      return null;
    }
    if (await beginErasing(tx, user, row, clock())) return { row, role: user.role };
    await store.deleteDeletion(tx, id);
    await sendMail(tx, user, lastAdminNotice(), webUrl, clock());
    return null;
  });
  context.wakeMail();
  if (begun) await eraseAccount(context, begun.row, byMember(begun.role));
}

/** Traces that the rows of an account left in files. What cannot be done now is done a minute later. */
async function wipe({ db, clock, mailFiles }: Context): Promise<void> {
  const rows = await store.listDue(db, 'erased', clock());
  for (const { user_id } of rows) await mailFiles.removeOf(user_id, []);
  if (rows.length === 0 || !(await wipeDeleted(db, moderatedKinds.flatMap(wordsTablesOf)))) return;
  for (const { id } of rows) await store.deleteDeletion(db, id);
}
