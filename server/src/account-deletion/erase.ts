import { eraseWords } from '../audit/erase.ts';
import { type AuditFacts, recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import * as counters from '../counters/store.ts';
import type { AccountDeletionRow } from '../database/account-tables.ts';
import { transact, type Tx } from '../database/transact.ts';
import { sendMail } from '../mail/send-mail.ts';
import { deleteExport } from '../own-data/store.ts';
import { removePieces } from '../own-data/pieces.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import type { Role } from '@cyberharbour/shared-api/contract';
import { countRole } from '../users/count-role.ts';
import * as users from '../users/store.ts';
import { erasePosts, eraseRestOfPosts, removePictures } from './erase-posts.ts';
import { farewell } from './notices.ts';
import * as store from './store.ts';
import { day, minute } from '../clock/durations.ts';

/** After that a mail that was on its way is written, and its file can be wiped. */
const wipeAfter = minute;

/** How it is recorded: by whom, and what the account was. */
type Erasure = Pick<AuditFacts, 'by'> & { role: Role };

/**
 * The deletion cannot be taken back from here on: nobody is signed in, and an administrator is none any more, so that
 * what guards the last one is asked once. @returns false where the account is the last administrator's
 */
export async function beginErasing(tx: Tx, user: users.LockedUser, row: AccountDeletionRow, now: number) {
  if (user.role === 'admin') {
    await users.updateUser(tx, user.id, { role: 'general', updated_at: now });
    if (!(await countRole(tx, 'admin', 'general'))) {
      await users.updateUser(tx, user.id, { role: 'admin' });
      return false;
    }
  }
  await store.markWorking(tx, row.id);
  await deleteSessionsOf(tx, user.id);
  return true;
}

/**
 * Deletes the account with all that belongs to it: posts as its member chose, pictures, the file with its data, mails,
 * and its words in the audit log. Each step may be done again by another process. The account itself goes last.
 * @returns false where another process was quicker
 */
export async function eraseAccount(context: Context, row: AccountDeletionRow, by: Erasure): Promise<boolean> {
  const { db, clock, media, mailFiles, wakeMail } = context;
  await erasePosts(context, row);
  await mailFiles.removeOf(row.user_id, await store.listAddresses(db, row.user_id));
  const gone = await transact(db, async (tx) => {
    const user = await users.lockUser(tx, row.user_id);
    if (!user) return null;
    await store.shutAccount(tx, user.id);
    const held = await eraseRestOfPosts(tx, row);
    const file = await deleteExport(tx, user.id);
    await takeLeave(context, tx, row, user);
    // Rows first, what counts them afterwards, as wherever accounts change: two never wait for each other.
    await users.deleteUser(tx, user.id, user.role);
    await counters.takeOne(tx, 'users', user.role);
    await store.markErased(tx, row.id, clock() + wipeAfter);
    await record(tx, row, by, clock());
    return { held, file };
  });
  if (!gone) return false;
  wakeMail();
  await removePictures(context, gone.held);
  if (gone.file) await removePieces(media, gone.file);
  return true;
}

/** Who asked for it hears of it, and their newsletter ends too; the mail is of nobody's account any more. */
async function takeLeave(
  { clock, backupDays, webUrl }: Context,
  tx: Tx,
  { posts, due_at }: AccountDeletionRow,
  { name, email }: users.LockedUser,
): Promise<void> {
  if (posts === 'untouched') return;
  const subscription = await store.deleteSubscription(tx, email);
  if (subscription) await counters.takeOne(tx, 'subscribers', subscription);
  await store.deleteMailsTo(tx, email);
  const letter = farewell(posts, due_at + backupDays * day);
  await sendMail(tx, { id: null, name, email }, letter, webUrl, clock());
}

/** The log keeps no names and no addresses: who is deleted is gone from it too. */
async function record(tx: Tx, { user_id, posts }: AccountDeletionRow, { by, role }: Erasure, now: number) {
  const entry = { by, action: 'user.deleted' as const, kind: 'user', itemId: user_id, before: { role } };
  if (posts === 'untouched') await recordAudit(tx, entry, now);
  else await eraseWords(tx, user_id, { ...entry, after: { posts } }, now);
}
