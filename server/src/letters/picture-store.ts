import type { Db } from '../database/database.ts';
import { type MediaColumns, mediaColumns, pictureFields } from '../media/picture-fields.ts';

/** Pictures that were ever put into a letter. */
export const listPictures = (db: Db, letterId: string) =>
  db
    .selectFrom('letter_pictures')
    .innerJoin('media', 'media.id', 'letter_pictures.media_id')
    .select(['letter_pictures.media_id', ...mediaColumns])
    .where('letter_id', '=', letterId)
    .execute();

/** With the address of its widest form. */
export const showPicture = (row: MediaColumns, publicApiUrl: string) => ({
  id: row.media_id ?? '',
  url: pictureFields(row, publicApiUrl).imageUrl ?? '',
});

export const addPicture = (tx: Db, letterId: string, id: string) =>
  tx.insertInto('letter_pictures').values({ letter_id: letterId, media_id: id }).execute();

export const findPicture = async (db: Db, id: string) =>
  db
    .selectFrom('media')
    .select(['media.id as media_id', ...mediaColumns])
    .where('id', '=', id)
    .executeTakeFirst();
