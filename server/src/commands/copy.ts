import type { Db } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { WrongSetting } from '../settings/settings.ts';
import { moderatedKinds } from '../posts/kinds.ts';
import { indexEverything } from '../search/fill.ts';
import { atOneMoment, emptyTable, hasAnything, insertRows, rowsOf } from './store.ts';
import { copiedTables } from './tables.ts';

/**
 * Copies everything as it is at one moment, ids and times included, into an empty database of either kind. The source
 * may be in use; what is written after that moment stays behind.
 *
 * @returns how many rows of each table
 */
export async function copyDatabase(from: Db, to: Db): Promise<Record<string, number>> {
  await refuseFull(to);
  const counts: Record<string, number> = {};
  await atOneMoment(from, (source) =>
    to.transaction().execute(async (target) => {
      for (const [table, key] of copiedTables) {
        await emptyTable(target, table);
        counts[table] = 0;
        for await (const rows of rowsOf(source, table, key)) {
          await insertRows(target, table, rows);
          counts[table] += rows.length;
        }
      }
      await indexEverything(target, moderatedKinds);
    }),
  );
  return counts;
}

/** Brings it up to date, and refuses one that holds something. */
export async function refuseFull(db: Db): Promise<void> {
  await migrate(db);
  if (await hasAnything(db)) throw new WrongSetting('The database to copy into is not empty; nothing was changed.');
}
