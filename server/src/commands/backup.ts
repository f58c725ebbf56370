import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Db, embeddedFile, openDatabase } from '../platform/database/database.ts';
import { WrongSetting } from '../platform/settings.ts';
import { copyDatabase } from './copy.ts';

const isThere = (place: string) => stat(place).then(() => true, () => false);

/** A backup is a data folder of its own, of either database: an embedded database and the pictures. It can be started from as it is. */
export async function backUp(db: Db, mediaFolder: string | null, folder: string): Promise<Record<string, number>> {
  if ((await isThere(folder)) && (await readdir(folder)).length > 0) throw new WrongSetting(`The folder ${folder} is not empty; nothing was written.`);
  await mkdir(folder, { recursive: true });
  const copy = await openDatabase(null, folder);
  try {
    const counts = await copyDatabase(db, copy);
    // After the rows: whatever they name is there by then.
    if (mediaFolder && (await isThere(mediaFolder))) await cp(mediaFolder, path.join(folder, 'media'), { recursive: true, preserveTimestamps: true });
    return counts;
  } finally {
    await copy.destroy();
  }
}

/** Into an empty database; the pictures beside those that are there. */
export async function restore(folder: string, db: Db, mediaFolder: string | null): Promise<Record<string, number>> {
  if (!(await isThere(embeddedFile(folder)))) throw new WrongSetting(`There is no backup in ${folder}.`);
  const media = path.join(folder, 'media');
  if (mediaFolder && (await isThere(media))) await cp(media, mediaFolder, { recursive: true, preserveTimestamps: true });
  const source = await openDatabase(null, folder);
  try {
    return await copyDatabase(source, db);
  } finally {
    await source.destroy();
  }
}
