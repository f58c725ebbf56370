import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { isPostgres } from './engine.ts';

/** Rows of one statement: a hundredth of a second for the embedded database, which writes nothing else meanwhile. */
const slice = 2000;

/**
 * Deletes what may be millions of rows, a slice in a transaction of its own: others write in between. One that ends
 * half-way has done what it did; the next one goes on.
 * @param condition of the rows, without their values' table
 * @returns how many rows are gone
 */
export async function deleteInSlices(db: Db, table: string, condition: RawBuilder<unknown>): Promise<number> {
  // The place of a row, which both databases have a name for: some of these tables have keys of several columns.
  const place = sql.ref(isPostgres(db) ? 'ctid' : 'rowid');
  const [from, most] = [sql.table(table), sql.lit(slice)];
  for (let all = 0; ;) {
    const { numAffectedRows = 0n } =
      await sql`delete from ${from} where ${place} in (select ${place} from ${from} where ${condition} limit ${most})`.execute(
        db,
      );
    all += Number(numAffectedRows);
    if (numAffectedRows < slice) return all;
  }
}
