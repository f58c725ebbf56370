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
  const { table } = kind;
  await counters.move(tx, table, before.status, after.status);
  await countChange(tx, table, 'waiting', before.waits === 1, after.waits === 1);
  await countChange(tx, table, 'scheduled', isScheduled(kind, before), isScheduled(kind, after));
}

/** How many everybody sees, by the counters. */
export async function countPublic(db: Db, kind: PostKind): Promise<number> {
  const shown = kind.statuses.filter((status) => kind.visibilityOf(status) >= kind.publicFrom);
  const { scheduled = 0, ...byStatus } = await counters.read(db, kind.table, [...shown, 'scheduled']);
  return counters.sumGroups(byStatus, undefined) - scheduled;
}

async function countChange(tx: Tx, table: string, group: string, before: boolean, after: boolean): Promise<void> {
  if (before === after) return;
  if (after) await counters.add(tx, table, group, 1);
  else await counters.takeOne(tx, table, group);
}

export async function countNew(tx: Tx, { table }: PostKind): Promise<void> {
  await counters.add(tx, table, 'pending', 1);
  await counters.add(tx, table, 'waiting', 1);
}

export async function countDeleted(tx: Tx, kind: PostKind, post: PostRow & { visibility: Visibility }): Promise<void> {
  await counters.takeOne(tx, kind.table, post.status);
  await countChange(tx, kind.table, 'waiting', post.waits === 1, false);
  await countChange(tx, kind.table, 'scheduled', isScheduled(kind, post), false);
}
