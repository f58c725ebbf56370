import { recordAudit } from '../audit/record.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { sendMail } from '../mail/send-mail.ts';
import { unlockedNotice } from '../second-steps/notices.ts';
import { deleteSecondSteps } from '../second-steps/store.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import * as users from '../users/store.ts';
import { normalizeEmail } from '../users/email-address.ts';

/**
 * Removes every second step of an account whose member lost device and recovery codes; whoever is signed in is out, and
 * the member hears of it by mail. @returns whether there is such an account
 */
export async function unlockAccount(db: Db, email: string, webUrl: string): Promise<boolean> {
  const now = Date.now();
  return transact(db, async (tx) => {
    const known = await users.findByEmail(tx, normalizeEmail(email));
    const user = known && (await users.lockUser(tx, known.id));
    if (!user) return false;
    await deleteSecondSteps(tx, user.id);
    await deleteSessionsOf(tx, user.id);
    await sendMail(tx, user, unlockedNotice(), webUrl, now);
    await recordAudit(tx, { by: null, action: 'user.unlocked-by-command', kind: 'user', itemId: user.id }, now);
    return true;
  });
}
