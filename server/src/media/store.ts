import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { StoredPicture } from './pictures.ts';

/** The same picture twice is one row: its id is its content. Noted again it is young again, so that nobody sweeps it away meanwhile. */
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
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_at: now }))
    .execute();
}

/** Bytes that the pictures of a member's posts take, each counted once. */
export async function countPictureBytes(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number | string | null }>`
    select sum(bytes) as bytes from media where id in (
      select media_id from blogs where author_id = ${userId} union select media_id from campaigns where creator_id = ${userId})`.execute(
    db,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/** Forgets pictures noted before a time that nothing shows; gives how many. */
export async function deleteUnused(db: Db, before: number): Promise<number> {
  const result = await db
    .deleteFrom('media')
    .where('created_at', '<', before)
    .where((eb) =>
      eb.and(
        (['blogs', 'campaigns', 'resources'] as const).map((table) =>
          eb.not(eb.exists(eb.selectFrom(table).select(`${table}.id`).whereRef(`${table}.media_id`, '=', 'media.id'))),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function findPictureIds(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
