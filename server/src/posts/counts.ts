import * as counters from '../counters/store.ts';
import type { Db } from '../database/database.ts';
import type { Tx } from '../database/transact.ts';
import type { Visibility } from '../database/post-columns.ts';
import type { PostKind } from './kind.ts';
import { isScheduled } from './visibility-at.ts';

interface Counted {
  status: string;
  waits: 0 | 1;
  visibility: Visibility;
}

/** Of each post: its status, and whether it waits for a moderator or for its time. */
const groupsOf = (kind: PostKind, post: Counted): Record<string, number> => ({
  [post.status]: 1,
  waiting: post.waits,
  scheduled: Number(isScheduled(kind, post)),
});

/** Counts posts that are gone, and those that are there now. */
async function count(tx: Tx, kind: PostKind, gone: readonly Counted[], now: readonly Counted[]): Promise<void> {
  const sums: Record<string, number> = {};
  for (const [by, posts] of [[-1, gone] as const, [1, now] as const])
    for (const post of posts)
      for (const [group, one] of Object.entries(groupsOf(kind, post))) sums[group] = (sums[group] ?? 0) + by * one;
  await counters.change(tx, kind.table, sums);
}

/** Counts a change of one post. */
export const recount = (tx: Tx, kind: PostKind, before: Counted, after: Counted): Promise<void> =>
  count(tx, kind, [before], [after]);

/** How many everybody sees, by the counters. */
export async function countPublic(db: Db, kind: PostKind): Promise<number> {
  const shown = kind.statuses.filter((status) => kind.visibilityOf(status) >= kind.publicFrom);
  const { scheduled = 0, ...byStatus } = await counters.read(db, kind.table, [...shown, 'scheduled']);
  return counters.sumGroups(byStatus, undefined) - scheduled;
}

export const countNew = (tx: Tx, { table }: PostKind): Promise<void> =>
  counters.change(tx, table, { pending: 1, waiting: 1 });

export const countDeleted = (tx: Tx, kind: PostKind, posts: readonly Counted[]): Promise<void> =>
  count(tx, kind, posts, []);
