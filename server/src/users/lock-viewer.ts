import type { Tx } from '../database/transact.ts';
import { notSignedInError } from '../http/http-error.ts';
import { type LockedUser, lockUser } from './store.ts';

/** The account of whoever calls, as `lockUser` gives it. Throws 401 where it was deleted since they were let in. */
export async function lockViewer(tx: Tx, by: { id: string }): Promise<LockedUser> {
  const user = await lockUser(tx, by.id);
  if (!user) throw notSignedInError();
  return user;
}
