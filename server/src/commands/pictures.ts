import { buffer } from 'node:stream/consumers';
import type { Db } from '../database/database.ts';
import type { MediaFiles } from '../media/files.ts';
import { fileName } from '../media/pictures.ts';
import { rowsOf } from './store.ts';

/** The files of every picture that the database knows. */
export async function* pictureNames(db: Db): AsyncGenerator<string> {
  for await (const rows of rowsOf(db, 'media', ['id'])) {
    for (const { id, widths } of rows)
      for (const width of String(widths).split(',')) yield fileName(String(id), Number(width));
  }
}

/**
 * From a folder or an object store to either; what is missing there, `db verify` tells.
 * @param copied names that are there already; those that are copied are added
 */
export async function copyPictures(
  db: Db,
  from: MediaFiles,
  to: MediaFiles,
  copied: Set<string> = new Set(),
): Promise<void> {
  for await (const name of pictureNames(db)) {
    if (copied.has(name)) continue;
    const found = await from.read(name);
    if (!found) continue;
    await to.save(name, await buffer(found.stream));
    copied.add(name);
  }
}
