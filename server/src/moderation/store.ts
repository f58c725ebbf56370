import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { PostTable } from '../posts/post.ts';

/** When the newest of all posts that wait was last sent or changed, in milliseconds, or null when none waits. */
export async function newestWaiting(db: Db, kinds: readonly PostTable[]): Promise<number | null> {
  const times: number[] = [];
  for (const { table } of kinds) {
    const { rows } = await sql<{ at: number | string | null }>`
      select max(updated_at) as at from ${sql.table(table)} where waits = 1`.execute(db);
    if (rows[0]?.at != null) times.push(Number(rows[0].at));
  }
  return times.length > 0 ? Math.max(...times) : null;
}
