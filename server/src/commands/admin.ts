import { note } from '../audit/record.ts';
import { notify, passwordChanged, roleChanged } from '../auth/notices.ts';
import * as counters from '../counters/store.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { newId } from '../database/ids.ts';
import { passwords } from '../passwords/passwords.ts';
import { endSessionsOf } from '../sessions/store.ts';
import { adminEmail } from '../settings/settings.ts';
import { insertAdmin } from '../seed/admin.ts';
import * as users from '../users/store.ts';
import { emailKey } from '../users/users.ts';

/** Makes an administrator, or makes one of the account that has this address; for whoever locked themselves out. */
export async function createAdmin(
  db: Db,
  given: string,
  password: string,
  webUrl: string,
): Promise<'made' | 'promoted'> {
  const email = emailKey(adminEmail(given, 'The address'));
  const password_hash = await passwords().hash(password);
  const now = Date.now();
  return transact(db, async (tx) => {
    const known = await users.findByEmail(tx, email);
    const before = known && (await users.findUser(tx, known.id, now));
    const id = before?.id ?? newId();
    if (before) {
      await users.updateUser(tx, id, { role: 'admin', is_verified: 1, password_hash, updated_at: now });
      await counters.move(tx, 'users', before.role, 'admin');
      await endSessionsOf(tx, id);
      for (const notice of [passwordChanged, ...(before.role === 'admin' ? [] : [roleChanged(before.role, 'admin')])])
        await notify(tx, before, notice, webUrl, now);
    } else {
      await insertAdmin(tx, id, email, password_hash, now);
    }
    await note(
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
