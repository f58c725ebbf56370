import type { Db } from '../database/database.ts';

/** When the newest of all that waits was last sent or changed, or null when nothing waits. */
export async function newestWaiting(db: Db): Promise<number | null> {
  const newest = async (table: 'blogs' | 'campaigns') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.max('updated_at').as('at'))
        .where('waits', '=', 1)
        .executeTakeFirst()
    )?.at ?? null;
  const times = [await newest('blogs'), await newest('campaigns')].filter((time) => time !== null);
  return times.length > 0 ? Math.max(...times) : null;
}
