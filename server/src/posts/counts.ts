import * as counters from '../counters/store.ts';
import type { Tx } from '../database/transact.ts';
import type { PostKind } from './kind.ts';
import type { PostRow } from './post.ts';

/** Counts a change of one post: of its status, and of whether a moderator has to decide. */
export async function recount(
  tx: Tx,
  { table }: PostKind,
  before: PostRow,
  after: { status: string; waits: 0 | 1 },
): Promise<void> {
  await counters.move(tx, table, before.status, after.status);
  if (before.waits === after.waits) return;
  if (after.waits === 1) await counters.add(tx, table, 'waiting', 1);
  else await counters.takeOne(tx, table, 'waiting');
}

export async function countNew(tx: Tx, { table }: PostKind): Promise<void> {
  await counters.add(tx, table, 'pending', 1);
  await counters.add(tx, table, 'waiting', 1);
}

export async function countDeleted(tx: Tx, { table }: PostKind, { status, waits }: PostRow): Promise<void> {
  await counters.takeOne(tx, table, status);
  if (waits === 1) await counters.takeOne(tx, table, 'waiting');
}
