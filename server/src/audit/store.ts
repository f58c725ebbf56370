import type { AuditKind, Period } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import type { AuditRow } from '../database/audit-tables.ts';
import { containsWords } from '../lists/paging.ts';
import { periodConditions } from '../lists/period.ts';

export type ReadEntry = AuditRow & { actor_name: string | null; item_name: string | null };

export interface AuditFilter extends Period {
  kind?: AuditKind | undefined;
  item?: string | undefined;
  actor?: string | undefined;
  action?: string | undefined;
  /** Words of the name or address of whoever did it, or whose account it is. */
  q?: string | undefined;
}

const peopleLike = (db: Db, words: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([containsWords('name', words), containsWords('email', words)]));

const matching = (db: Db, { kind, item, actor, action, q, from, to }: AuditFilter) => {
  let query = db.selectFrom('audit');
  if (kind) query = query.where('audit.kind', '=', kind);
  if (item) query = query.where('audit.item_id', '=', item);
  if (actor) query = query.where('audit.actor_id', '=', actor);
  if (action) query = query.where('audit.action', '=', action);
  if (q) {
    const people = peopleLike(db, q);
    query = query.where((eb) => eb.or([eb('audit.actor_id', 'in', people), eb('audit.item_id', 'in', people)]));
  }
  for (const condition of periodConditions('audit.at', { from, to })) query = query.where(condition);
  return query;
};

/** Newest first; `before` is the entry that the page before ended with. */
export function listEntries(db: Db, filter: AuditFilter, limit: number, before: number | null): Promise<ReadEntry[]> {
  let query = matching(db, filter)
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .selectAll('audit')
    .leftJoin('users as person', 'person.id', 'audit.item_id')
    .select(['users.name as actor_name', 'person.name as item_name']);
  if (before !== null) query = query.where('audit.seq', '<', before);
  return query.orderBy('audit.seq', 'desc').limit(limit).execute();
}

/** All of them, newest first, read in pieces. */
export async function* everyEntry(db: Db, filter: AuditFilter): AsyncGenerator<ReadEntry> {
  for (let before: number | null = null; ;) {
    const rows: ReadEntry[] = await listEntries(db, filter, 500, before);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    before = last.seq;
  }
}

export async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  return (
    await matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;
}

export const readHead = (db: Db) =>
  db.selectFrom('audit_head').select(['seq', 'hash']).where('id', '=', 1).executeTakeFirstOrThrow();

/** Oldest first, for reading the whole chain in pieces. */
export const entriesAfter = (db: Db, seq: number, limit: number): Promise<AuditRow[]> =>
  db.selectFrom('audit').selectAll().where('seq', '>', seq).orderBy('seq').limit(limit).execute();

/** The next number, and the hash of the last entry; others wait here until the caller's transaction has ended. */
export const lockHead = (tx: Db) =>
  tx
    .updateTable('audit_head')
    .set((eb) => ({ seq: eb('seq', '+', 1) }))
    .where('id', '=', 1)
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow();

export async function appendEntry(tx: Db, entry: AuditRow): Promise<void> {
  await tx.insertInto('audit').values(entry).execute();
  await tx.updateTable('audit_head').set({ hash: entry.hash }).where('id', '=', 1).execute();
}

/** Oldest first. */
export const listWordsOf = (tx: Db, userId: string): Promise<AuditRow[]> =>
  tx.selectFrom('audit').selectAll().where('words_of', '=', userId).orderBy('seq').execute();

export async function eraseEntry(
  tx: Db,
  seq: number,
  left: Pick<AuditRow, 'before' | 'after' | 'reason' | 'erased_by'>,
): Promise<void> {
  await tx
    .updateTable('audit')
    .set({ ...left, words_of: null })
    .where('seq', '=', seq)
    .execute();
}
