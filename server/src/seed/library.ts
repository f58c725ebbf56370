import { transact } from '../database/transact.ts';
import { insertFact, readFact } from '../facts/store.ts';
import { newId } from '../database/ids.ts';
import type { StoredPicture } from '../media/pictures.ts';
import { insertPicture } from '../media/store.ts';
import type { Context } from '../context.ts';
import { insertResource } from '../resources/store.ts';
import { coverOf } from './covers.ts';
import { guides } from './guides.ts';

const planted = 'library-planted';

export async function insertLibrary({ db, clock, pictures }: Context): Promise<void> {
  if (await readFact(db, planted)) return;
  const covers: (StoredPicture | null)[] = [];
  for (const guide of guides) covers.push(await coverOf(pictures, guide.title));
  const now = clock();
  await transact(db, async (tx) => {
    if (!(await insertFact(tx, planted, 'yes'))) return;
    for (const [place, guide] of guides.entries()) {
      const cover = covers[place] ?? null;
      if (cover) await insertPicture(tx, cover, now);
      const time = now + place;
      await insertResource(tx, {
        id: newId(time),
        ...guide,
        audiences: guide.audiences.join(','),
        media_id: cover?.id ?? null,
        slug: null,
        content: '',
        language: 'en',
        reviewed_on: null,
        place: place + 1,
        retired_at: null,
        checked_at: null,
        created_at: time,
        updated_at: time,
      });
    }
  });
}
