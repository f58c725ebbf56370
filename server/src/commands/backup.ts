import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Db, embeddedFile, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openMediaFolder, type MediaFiles } from '../media/files.ts';
import { WrongSetting } from '../settings/settings.ts';
import { copyDatabase, refuseFull } from './copy.ts';
import { copyPictures } from './pictures.ts';

const mediaIn = (folder: string) => openMediaFolder(path.join(folder, 'media'));
const isThere = (place: string) =>
  stat(place).then(
    () => true,
    () => false,
  );

/**
 * A backup is a data folder of its own, of either database: an embedded database and the pictures. It can be started
 * from as it is.
 */
export async function backUp(db: Db, media: MediaFiles, folder: string): Promise<Record<string, number>> {
  if ((await isThere(folder)) && (await readdir(folder)).length > 0)
    throw new WrongSetting(`The folder ${folder} is not empty; nothing was written.`);
  await mkdir(folder, { recursive: true });
  const copy = await openDatabase(null, folder);
  try {
    const [target, copied] = [await mediaIn(folder), new Set<string>()];
    // Before the rows: a picture may be removed while they are copied. After them: whatever they name is there by then.
    await copyPictures(db, media, target, copied);
    const counts = await copyDatabase(db, copy);
    await copyPictures(copy, media, target, copied);
    return counts;
  } finally {
    await copy.destroy();
  }
}

/** Into an empty database; the pictures beside those that are there, in the folder or in the object store. */
export async function restore(folder: string, db: Db, media: MediaFiles): Promise<Record<string, number>> {
  if (!(await isThere(embeddedFile(folder)))) throw new WrongSetting(`There is no backup in ${folder}.`);
  const source = await openDatabase(null, folder);
  try {
    await migrate(source);
    await refuseFull(db);
    // Before the rows: a file without a row is swept away, a row without its file is a picture lost.
    await copyPictures(source, await mediaIn(folder), media);
    return await copyDatabase(source, db);
  } finally {
    await source.destroy();
  }
}
