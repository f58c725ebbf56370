import { sql } from 'kysely';
import type { Db } from './database.ts';
import { isPostgres } from './engine.ts';

/** Pages of the index in one step: others may write between two of them. */
const pagesAtOnce = 500;
/** Milliseconds; `busyTimeout` is the usual one. A read that goes on is not waited for. */
const [shortWait, busyTimeout] = [100, 5000];

/**
 * Takes what was deleted out of the files of the embedded database: words that the search index only marked, and old
 * pages in the write-ahead log. PostgreSQL does it by itself (autovacuum). @returns false where a reader was in the way
 * @param indexes tables of FTS5
 */
export async function wipeDeleted(db: Db, indexes: readonly string[]): Promise<boolean> {
  if (isPostgres(db)) return true;
  for (const index of indexes) await mergeWhole(db, index);
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = ${sql.lit(shortWait)}`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(busyTimeout)}`.execute(connection);
    }
  });
}

/** A deleted word leaves the index only as its segments become one (https://sqlite.org/fts5.html#the_merge_command). */
async function mergeWhole(db: Db, index: string): Promise<void> {
  const step = () =>
    db.connection().execute(async (connection) => {
      const count = async () =>
        (await sql<{ n: number }>`select total_changes() as n`.execute(connection)).rows[0]?.n ?? 0;
      const before = await count();
      await sql`insert into ${sql.table(index)} (${sql.ref(index)}, rank) values ('merge', ${sql.lit(-pagesAtOnce)})`.execute(
        connection,
      );
      return (await count()) - before;
    });
  // Fewer than two changes: nothing was left to merge.
  while ((await step()) >= 2);
}
