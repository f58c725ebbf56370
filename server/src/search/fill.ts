import type { Db } from '../database/database.ts';
import { everyText } from './store.ts';
import { indexWords } from './words.ts';

/** Indexes all that there is: for a database that was filled without its index. */
export async function indexEverything(db: Db): Promise<void> {
  for (const kind of ['blogs', 'campaigns'] as const) {
    for await (const { id, title, body } of everyText(db, kind)) await indexWords(db, kind, id, title, body);
  }
}
