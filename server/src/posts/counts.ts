import * as counters from '../counters/store.ts';
import type { Db } from '../database/database.ts';
import type { Tx } from '../database/transact.ts';
import type { Visibility } from '../database/post-columns.ts';
import type { PostKind } from './kind.ts';
import type { PostRow } from './post.ts';
import { isScheduled } from './visibility-at.ts';

/** Counts a change of one post: of its status, and of whether it waits for a moderator or for its time. */
export async function recount(
  tx: Tx,
  kind: PostKind,
  before: PostRow & { visibility: Visibility },
  after: { status: string; waits: 0 | 1; visibility: Visibility },
): Promise<void> {
  await counters.change(tx, kind.table, {
    ...(before.status !== after.status && { [before.status]: -1, [after.status]: 1 }),
    waiting: after.waits - before.waits,
    scheduled: Number(isScheduled(kind, after)) - Number(isScheduled(kind, before)),
  });
}

/** How many everybody sees, by the counters. */
export async function countPublic(db: Db, kind: PostKind): Promise<number> {
  const shown = kind.statuses.filter((status) => kind.visibilityOf(status) >= kind.publicFrom);
  const { scheduled = 0, ...byStatus } = await counters.read(db, kind.table, [...shown, 'scheduled']);
  return counters.sumGroups(byStatus, undefined) - scheduled;
}

export const countNew = (tx: Tx, { table }: PostKind): Promise<void> =>
  counters.change(tx, table, { pending: 1, waiting: 1 });

export async function countDeleted(
  tx: Tx,
  kind: PostKind,
  posts: readonly (PostRow & { visibility: Visibility })[],
): Promise<void> {
  const groups: Record<string, number> = {};
  const takeFrom = (group: string, by: number) => (groups[group] = (groups[group] ?? 0) - by);
  for (const post of posts) {
    takeFrom(post.status, 1);
    takeFrom('waiting', post.waits);
    takeFrom('scheduled', Number(isScheduled(kind, post)));
  }
  await counters.change(tx, kind.table, groups);
}
