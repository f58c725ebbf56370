import { mostCounted } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import { saveSearch } from './saved-searches.ts';
import type { Count, SearchedTable } from './searched.ts';
import { countItems } from './store.ts';

/** Hits that are counted beyond the limit: after so many changes there are as many as the limit still. */
const spare = 1000;

/**
 * How many of the items that everybody may read hold the words.
 * @param name tells it from every other count
 */
export async function countPublicItems(
  db: Db,
  kind: SearchedTable,
  search: Count,
  name: readonly unknown[],
): Promise<number> {
  // On PostgreSQL one change is a statement, which may be about many items. An author's is about all of their posts.
  const isOfOneItem = search.shownFrom !== undefined && !isPostgres(db);
  const most = isOfOneItem ? mostCounted + spare : mostCounted;
  const found = await saveSearch(
    db,
    name,
    (save) => countItems(db, kind, { ...search, save }, most),
    (count) => Math.max(0, count - mostCounted),
  );
  return Math.min(found, mostCounted);
}
