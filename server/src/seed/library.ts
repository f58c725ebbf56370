import { transact } from '../platform/database/transact.ts';
import { noteFact, readFact } from '../platform/facts/store.ts';
import { newId } from '../platform/ids.ts';
import type { StoredPicture } from '../platform/media/pictures.ts';
import { notePicture } from '../platform/media/store.ts';
import type { Parts } from '../platform/parts.ts';
import { insertResource } from '../resources/store.ts';
import { coverOf } from './covers.ts';
import { guides } from './guides.ts';

const planted = 'library-planted';

export async function plantLibrary({ db, clock, pictures }: Parts): Promise<void> {
  if (await readFact(db, planted)) return;
  const covers: (StoredPicture | null)[] = [];
  for (const guide of guides) covers.push(await coverOf(pictures, guide.title));
  const now = clock();
  await transact(db, async (tx) => {
    if (!(await noteFact(tx, planted, 'yes'))) return;
    for (const [place, guide] of guides.entries()) {
      const cover = covers[place] ?? null;
      if (cover) await notePicture(tx, cover, now);
      // One millisecond apart: the library reads in this order.
      await insertResource(tx, {
        id: newId(now + place),
        ...guide,
        media_id: cover?.id ?? null,
        created_at: now + place,
      });
    }
  });
}
