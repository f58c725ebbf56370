import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { mediaColumns } from './picture-fields.ts';
import type { StoredPicture } from './pictures.ts';
import { deleteInSlices } from '../database/delete-in-slices.ts';

export async function insertPicture(tx: Db, picture: StoredPicture, now: number): Promise<void> {
  await tx
    .insertInto('media')
    .values({
      id: picture.id,
      width: picture.width,
      height: picture.height,
      widths: picture.widths.join(','),
      bytes: picture.bytes,
      created_at: now,
    })
    .execute();
}

/** Deletes the picture's row if no row of these tables shows it; returns its widths then. */
export async function deletePicture(db: Db, tables: readonly string[], id: string): Promise<number[] | null> {
  const gone = await db
    .deleteFrom('media')
    .where('id', '=', id)
    .where(isUnused(tables))
    .returning('widths')
    .executeTakeFirst();
  return gone ? gone.widths.split(',').map(Number) : null;
}

/** Deletes pictures that were inserted before a time and that no row of these tables shows; returns how many. */
export async function deleteUnused(db: Db, tables: readonly string[], before: number): Promise<number> {
  return deleteInSlices(db, 'media', sql`created_at < ${before} and ${isUnused(tables)}`);
}

const isUnused = (tables: readonly string[]) =>
  sql<boolean>`${sql.join(
    tables.map((table) => sql`not exists (select 1 from ${sql.table(table)} as shown where shown.media_id = media.id)`),
    sql` and `,
  )}`;

export async function findPictureIds(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** A picture by itself, with the columns that lists read beside their own. */
export const findPicture = async (db: Db, id: string) =>
  db
    .selectFrom('media')
    .select(['media.id as media_id', ...mediaColumns])
    .where('id', '=', id)
    .executeTakeFirst();
