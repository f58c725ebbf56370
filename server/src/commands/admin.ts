import { note } from '../audit/log.ts';
import * as counters from '../platform/counters/store.ts';
import type { Db } from '../platform/database/database.ts';
import { transact } from '../platform/database/transact.ts';
import { newId } from '../platform/ids.ts';
import { passwords } from '../platform/passwords.ts';
import { endSessionsOf } from '../platform/sessions/store.ts';
import { WrongSetting } from '../platform/settings.ts';
import * as users from '../users/store.ts';
import { emailKey } from '../users/users.ts';

/** Makes an administrator, or makes one of the account that has this address; for whoever locked themselves out. */
export async function createAdmin(db: Db, given: string, password: string): Promise<'made' | 'promoted'> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given)) throw new WrongSetting(`"${given}" is no e-mail address.`);
  if (password.length < 6 || password.length > 128) throw new WrongSetting('ADMIN_PASSWORD must have between 6 and 128 characters.');
  const email = emailKey(given);
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
    } else {
      const none = { business_name: null, business_address: null, business_abn: null };
      await users.insertUser(tx, { id, name: 'Administrator', email, password_hash, role: 'admin', is_verified: 1, ...none, created_at: now, updated_at: now });
      await counters.add(tx, 'users', 'admin', 1);
    }
    await note(tx, { by: null, action: 'user.admin-by-command', kind: 'user', itemId: id, ...(before ? { before: { role: before.role } } : {}), after: { role: 'admin' } }, now);
    return before ? 'promoted' : 'made';
  });
}
