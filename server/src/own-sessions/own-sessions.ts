import type { UserSession, UserSessions } from '@cyberharbour/shared-api/contract';
import { recordActivity } from '../activity/activity.ts';
import type { Context } from '../context.ts';
import { isId } from '../database/ids.ts';
import { transact } from '../database/transact.ts';
import { notFoundError } from '../http/http-error.ts';
import type { Viewer } from '../sessions/guards.ts';
import * as store from '../sessions/store.ts';
import * as users from '../users/store.ts';

const mostShown = 100;
const hour = 3_600_000;

const missing = () => notFoundError('Session not found.');
const toTheHour = (time: number) => new Date(Math.floor(time / hour) * hour).toISOString();

/** Sessions that a member's role lets live so long. */
const openedAfter = ({ clock, sessionLife }: Context, { role }: Viewer) =>
  clock() - (role === 'admin' ? sessionLife.admin : sessionLife.member);

export async function listOwnSessions(context: Context, by: Viewer): Promise<UserSessions> {
  const { db, clock } = context;
  const since = openedAfter(context, by);
  const rows = await store.listSessions(db, by.id, since, clock(), mostShown);
  const here = by.readVisit().network;
  const sessions = rows.map((row): UserSession => ({
    _id: row.id,
    device: row.device || 'Another program',
    network: row.network || 'an unknown network',
    isSameNetwork: row.network === here,
    isCurrent: row.token_hash === by.tokenHash,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: toTheHour(row.used_at),
  }));
  return {
    success: true,
    sessions: sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    total: await store.countSessions(db, by.id, since, clock()),
  };
}

/** @returns whether it was the caller's own, which is a logout */
export async function endOwnSession({ db, clock }: Context, by: Viewer, id: string): Promise<boolean> {
  if (!isId(id)) throw missing();
  return transact(db, async (tx) => {
    await users.lockUser(tx, by.id);
    const ended = await store.deleteSessionOf(tx, by.id, id);
    if (!ended) throw missing();
    const isOwn = ended.token_hash === by.tokenHash;
    const event = isOwn ? 'session.left' : 'session.ended';
    await recordActivity(tx, { userId: by.id, event, visit: by.readVisit(), detail: ended.device }, clock());
    return isOwn;
  });
}

/** @returns how many there were */
export async function endOtherSessions({ db, clock }: Context, by: Viewer): Promise<number> {
  return transact(db, async (tx) => {
    await users.lockUser(tx, by.id);
    const count = await store.deleteOtherSessions(tx, by.id, by.tokenHash);
    const detail = String(count);
    if (count > 0)
      await recordActivity(tx, { userId: by.id, event: 'session.ended', visit: by.readVisit(), detail }, clock());
    return count;
  });
}
