import type { Db } from '../database/database.ts';
import type { MediaFiles } from './files.ts';
import { fileName, type StoredPicture } from './pictures.ts';
import { deletePicture } from './store.ts';

/**
 * Removes a picture that a post held, unless another row shows it: from before each upload had files of its own, posts
 * may share one. What fails here the sweep removes a day later.
 * @param tables those whose `media_id` names a picture that is shown
 */
export async function removePicture(db: Db, files: MediaFiles, tables: readonly string[], id: string): Promise<void> {
  const widths = await deletePicture(db, tables, id).catch(() => null);
  if (widths) await removeFiles(files, { id, widths });
}

/** Removes the files of a picture that no row names. What fails here the sweep removes a day later. */
export async function removeFiles(files: MediaFiles, { id, widths }: Pick<StoredPicture, 'id' | 'widths'>) {
  for (const width of widths) await files.remove(fileName(id, width)).catch(() => undefined);
}
