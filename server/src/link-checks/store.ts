import type { Db } from '../database/database.ts';
import { isId } from '../database/ids.ts';
import type { LinkCheckRow } from '../database/library-tables.ts';

export interface Link {
  /** Of its resource. */
  id: string;
  link: string;
  /** From the time before; undefined where this address was never asked. */
  known: LinkCheckRow | undefined;
}

/** Links of resources that are shown, with what is known of each; those that were asked longest ago come first. */
export async function listLinks(db: Db): Promise<Link[]> {
  const rows = await db
    .selectFrom('resources')
    .leftJoin('link_checks', 'link_checks.resource_id', 'resources.id')
    .selectAll('link_checks')
    .select(['resources.id', 'resources.link as now'])
    .where('resources.retired_at', 'is', null)
    .where('resources.content', '=', '')
    .orderBy('link_checks.asked_at')
    .orderBy('resources.id')
    .execute();
  // Of another address nothing is known, whatever was found at the one before.
  return rows.map(({ id, now, ...check }) => ({
    id,
    link: now,
    known: check.resource_id !== null && check.link === now ? (check as LinkCheckRow) : undefined,
  }));
}

export async function saveCheck(tx: Db, row: LinkCheckRow): Promise<void> {
  await tx
    .insertInto('link_checks')
    .values(row)
    .onConflict((conflict) => conflict.column('resource_id').doUpdateSet(row))
    .execute();
}

export async function changeCheck(tx: Db, id: string, change: Partial<LinkCheckRow>): Promise<void> {
  await tx.updateTable('link_checks').set(change).where('resource_id', '=', id).execute();
}

/** Those pages were there, with something to read. */
export async function setCheckedAt(tx: Db, ids: readonly string[], now: number): Promise<void> {
  if (ids.length > 0) await tx.updateTable('resources').set({ checked_at: now }).where('id', 'in', ids).execute();
}

const found = (db: Db) =>
  db
    .selectFrom('link_checks')
    .innerJoin('resources', (join) =>
      join
        .onRef('resources.id', '=', 'link_checks.resource_id')
        .onRef('resources.link', '=', 'link_checks.link')
        .on('resources.retired_at', 'is', null),
    )
    .selectAll('link_checks')
    .select(['resources.title', 'resources.updated_at'])
    .where('finding', 'is not', null);

export type FoundLink = LinkCheckRow & { title: string; updated_at: number };

/** What a person has to look at, the newest first. */
export const listFindings = (db: Db): Promise<FoundLink[]> =>
  found(db).orderBy('found_at', 'desc').orderBy('resource_id').execute();

export const findFinding = async (db: Db, id: string): Promise<FoundLink | undefined> =>
  isId(id) ? found(db).where('resource_id', '=', id).executeTakeFirst() : undefined;
