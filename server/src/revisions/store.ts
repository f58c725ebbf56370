import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type RevisionRow = Tables['revisions'];

export async function insertRevision(tx: Db, row: RevisionRow): Promise<void> {
  await tx.insertInto('revisions').values(row).execute();
}

/** Of one post, the newest first. */
export const listRevisions = (db: Db, itemId: string): Promise<RevisionRow[]> =>
  db.selectFrom('revisions').selectAll().where('item_id', '=', itemId).orderBy('id', 'desc').execute();

/** Deletes those of a post but the newest `most`. */
export async function trimRevisions(tx: Db, itemId: string, most: number): Promise<void> {
  const old = await tx
    .selectFrom('revisions')
    .select('id')
    .where('item_id', '=', itemId)
    .orderBy('id', 'desc')
    .offset(most)
    .limit(100)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('revisions').where('id', 'in', ids).execute();
}

/** Those of a post that is deleted. */
export async function deleteRevisions(tx: Db, itemId: string): Promise<void> {
  await tx.deleteFrom('revisions').where('item_id', '=', itemId).execute();
}

/** Those of all posts of a member whose account goes and whose posts stay. */
export async function deleteRevisionsOf(tx: Db, table: string, authorColumn: string, userId: string): Promise<void> {
  await sql`delete from revisions where item_id in (
    select id from ${sql.table(table)} where ${sql.ref(authorColumn)} = ${userId})`.execute(tx);
}
