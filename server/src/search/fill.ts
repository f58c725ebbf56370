import type { Db } from '../database/database.ts';
import { everyText, type SearchedTable } from './store.ts';
import { indexWords } from './words.ts';

/** Indexes every row of these tables: for a database that was filled without its index. */
export async function indexEverything(db: Db, tables: readonly SearchedTable[]): Promise<void> {
  for (const searched of tables) {
    for await (const { id, title, body } of everyText(db, searched))
      await indexWords(db, searched.table, id, title, body);
  }
}
