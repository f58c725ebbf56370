import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import type { PostTable } from '../posts/post.ts';

/** When the newest of all posts that wait was last sent or changed, in milliseconds, or null when none waits. */
export async function newestWaiting(db: Db, kinds: readonly PostTable[]): Promise<number | null> {
  const times: number[] = [];
  for (const { table } of kinds) {
    // Once somebody ran ANALYZE, SQLite takes this index for a useless one: nearly all posts have the same value.
    const index = isPostgres(db) ? sql`` : sql`indexed by ${sql.ref(`${table}_waits_id`)}`;
    const { rows } = await sql<{ at: number | string | null }>`
      select max(updated_at) as at from ${sql.table(table)} ${index} where waits = 1`.execute(db);
    if (rows[0]?.at != null) times.push(Number(rows[0].at));
  }
  return times.length > 0 ? Math.max(...times) : null;
}
