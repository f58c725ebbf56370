import type { Role } from '@cyberharbour/shared-api/contract';
import * as counters from '../counters/store.ts';
import type { Tx } from '../database/transact.ts';

/**
 * Counts an account under another role. The count itself guards the last administrator: two who stop being one at the
 * same moment cannot both pass it. @returns false where none would be left
 */
export async function countRole(tx: Tx, before: Role, after: Role): Promise<boolean> {
  if (before !== 'admin') {
    await counters.move(tx, 'users', before, after);
    return true;
  }
  if (!(await counters.takeUnlessLast(tx, 'users', 'admin'))) return false;
  await counters.add(tx, 'users', after, 1);
  return true;
}
