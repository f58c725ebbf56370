import type { Db } from '../database/database.ts';
import type { StoredPicture } from './pictures.ts';

/** The same picture twice is one row: its id is its content. Noted again it is young again, so that nobody sweeps it away meanwhile. */
export async function notePicture(tx: Db, picture: StoredPicture, now: number): Promise<void> {
  await tx
    .insertInto('media')
    .values({ id: picture.id, width: picture.width, height: picture.height, widths: picture.widths.join(','), bytes: picture.bytes, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_at: now }))
    .execute();
}
