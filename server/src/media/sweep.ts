import type { Db } from '../database/database.ts';
import { everyHour, type Job } from '../jobs/jobs.ts';
import { isUnfinished, type MediaFiles } from './files.ts';
import { pictureIdOf } from './pictures.ts';
import { deleteUnused, findPictureIds } from './store.ts';
import { day } from '../clock/durations.ts';

/** `tables`: those whose `media_id` names a picture that is shown. */
export const sweepPictures = (tables: readonly string[]): Job => ({
  name: 'sweep-pictures',
  period: everyHour,
  async run({ db, media, clock }) {
    await sweepMedia(db, media, tables, clock());
  },
});

/**
 * Takes away pictures that no post shows any more, and files that a crash left without a row or half-written.
 * What is younger than a day may still be on its way.
 */
export async function sweepMedia(
  db: Db,
  files: MediaFiles,
  tables: readonly string[],
  now: number,
): Promise<{ rows: number; files: number }> {
  const rows = await deleteUnused(db, tables, now - day);
  let gone = 0;
  for await (const names of files.olderThan(now - day)) {
    const known = await findPictureIds(db, [...new Set(names.map(pictureIdOf))]);
    for (const name of names) {
      if (known.has(pictureIdOf(name)) && !isUnfinished(name)) continue;
      await files.remove(name);
      gone += 1;
    }
  }
  return { rows, files: gone };
}
