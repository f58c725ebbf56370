import { recordAudit } from '../audit/record.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { deleteSessionsOf, deleteEverySession } from '../sessions/store.ts';
import * as users from '../users/store.ts';
import { normalizeEmail } from '../users/email-address.ts';

/**
 * Ends every session of one account, or of everybody without an address; whoever comes back signs in.
 * @returns how many there were; null where no account has the address
 */
export async function signOut(db: Db, email: string | undefined): Promise<number | null> {
  return transact(db, async (tx) => {
    const user = email === undefined ? undefined : await users.findByEmail(tx, normalizeEmail(email));
    if (email !== undefined && !user) return null;
    const count = user ? await deleteSessionsOf(tx, user.id) : await deleteEverySession(tx);
    const itemId = user?.id ?? '';
    const entry = { by: null, action: 'user.signed-out-by-command', kind: 'user', itemId } as const;
    await recordAudit(tx, { ...entry, ...(!user && { after: { everybody: true } }) }, Date.now());
    return count;
  });
}
