import type { UserSession, UserSessions } from '@cyberharbour/shared-api/contract';
import { recordActivity } from '../activity/activity.ts';
import type { Context } from '../context.ts';
import { isId } from '../database/ids.ts';
import { transact } from '../database/transact.ts';
import { notFoundError } from '../http/http-error.ts';
import { requireFreshCheck } from '../second-steps/fresh-check.ts';
import type { Viewer } from '../sessions/guards.ts';
import { idleLifeOf, lifeOf } from '../sessions/sessions.ts';
import * as store from '../sessions/store.ts';
import { lockViewer } from '../users/lock-viewer.ts';
import { hour } from '../clock/durations.ts';

const mostShown = 100;

const missing = () => notFoundError('Session not found.');
const toTheHour = (time: number) => new Date(Math.floor(time / hour) * hour).toISOString();

/** Sessions that a member's role lets live so long, and so long without a visit. */
const openSince = ({ clock, sessionLife }: Context, { role }: Viewer): store.Since => ({
  opened: clock() - lifeOf(sessionLife, role),
  used: clock() - idleLifeOf(sessionLife, role),
});

export async function listOwnSessions(context: Context, by: Viewer): Promise<UserSessions> {
  const { db, clock } = context;
  const since = openSince(context, by);
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

/** Another one needs a fresh check. @returns whether it was the caller's own, which is a logout */
export async function endOwnSession(context: Context, by: Viewer, id: string): Promise<boolean> {
  const { db, clock } = context;
  const wanted = isId(id) ? await store.findSessionOf(db, by.id, id) : undefined;
  if (!wanted) throw missing();
  if (wanted.token_hash !== by.tokenHash) await requireFreshCheck(context, by, 'everyone');
  return transact(db, async (tx) => {
    await lockViewer(tx, by);
    const ended = await store.deleteSessionOf(tx, by.id, id);
    if (!ended) throw missing();
    const isOwn = ended.token_hash === by.tokenHash;
    const event = isOwn ? 'session.left' : 'session.ended';
    await recordActivity(tx, { userId: by.id, event, visit: by.readVisit(), detail: ended.device }, clock());
    return isOwn;
  });
}

/** Needs a fresh check. @returns how many there were */
export async function endOtherSessions(context: Context, by: Viewer): Promise<number> {
  const { db, clock } = context;
  await requireFreshCheck(context, by, 'everyone');
  return transact(db, async (tx) => {
    await lockViewer(tx, by);
    const count = await store.deleteOtherSessions(tx, by.id, by.tokenHash);
    const detail = String(count);
    if (count > 0)
      await recordActivity(tx, { userId: by.id, event: 'session.ended', visit: by.readVisit(), detail }, clock());
    return count;
  });
}
