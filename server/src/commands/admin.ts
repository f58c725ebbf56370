import { recordAudit } from '../audit/record.ts';
import { passwordNotice, writeRoleNotice } from '../auth/notices.ts';
import * as counters from '../counters/store.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { newId } from '../database/ids.ts';
import { sendMail } from '../mail/send-mail.ts';
import { isLeaked } from '../passwords/password-policy.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { deleteSecondSteps } from '../second-steps/store.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { readAdminEmail, WrongSetting } from '../settings/settings.ts';
import { insertAdmin } from '../seed/admin.ts';
import * as users from '../users/store.ts';
import { normalizeEmail } from '../users/email-address.ts';

/** Makes an administrator, or makes one of the account that has this address; for whoever locked themselves out. */
export async function createAdmin(
  db: Db,
  given: string,
  password: string,
  webUrl: string,
): Promise<'made' | 'promoted'> {
  const email = normalizeEmail(readAdminEmail(given, 'The address'));
  if (await isLeaked(password))
    throw new WrongSetting('ADMIN_PASSWORD is on every list of stolen passwords. Please choose another.');
  const password_hash = await createPasswords().hash(password);
  const now = Date.now();
  return transact(db, async (tx) => {
    const known = await users.findByEmail(tx, email);
    const before = known && (await users.findUser(tx, known.id, now));
    const id = before?.id ?? newId();
    if (before) {
      await users.updateUser(tx, id, { role: 'admin', is_verified: 1, password_hash, updated_at: now });
      await counters.move(tx, 'users', before.role, 'admin');
      await deleteSessionsOf(tx, id);
      await deleteSecondSteps(tx, id);
      for (const notice of [
        passwordNotice(),
        ...(before.role === 'admin' ? [] : [writeRoleNotice(before.role, 'admin')]),
      ])
        await sendMail(tx, before, notice, webUrl, now);
    } else {
      await insertAdmin(tx, id, email, password_hash, now);
    }
    await recordAudit(
      tx,
      {
        by: null,
        action: 'user.admin-by-command',
        kind: 'user',
        itemId: id,
        ...(before ? { before: { role: before.role } } : {}),
        after: { role: 'admin' },
      },
      now,
    );
    return before ? 'promoted' : 'made';
  });
}
