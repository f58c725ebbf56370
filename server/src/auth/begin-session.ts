import { recordActivity } from '../activity/activity.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../database/transact.ts';
import { openSession, type SessionToken } from '../sessions/sessions.ts';
import type { Visit } from '../sessions/visit.ts';
import type { LockedUser } from '../users/store.ts';
import { notifyOfDevice } from './device-notice.ts';

/** Where a sign-in comes from. */
export interface Origin {
  visit: Visit;
  /** This browser signed in to the account before. */
  isKnown: boolean;
}

/**
 * Every step of a sign-in is proved: the session begins, its member can read of it, and hears of a device that is not
 * known. Afterwards the caller wakes the mails.
 */
export async function beginSession(
  context: Context,
  tx: Tx,
  user: LockedUser,
  { visit, isKnown }: Origin,
): Promise<SessionToken> {
  const now = context.clock();
  const entry = await recordActivity(tx, { userId: user.id, event: 'login.accepted', visit }, now);
  if (!isKnown) await notifyOfDevice(context, tx, user, visit, entry, now);
  return openSession(tx, user, visit, context.sessionLife, now);
}
