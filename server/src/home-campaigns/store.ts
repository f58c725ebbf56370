import type { Db } from '../database/database.ts';

/** Ids of those that run, the last chosen first. */
export async function listRunning(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select('id')
    .where('on_home_since', 'is not', null)
    .where('status', '=', 'active')
    .where('visibility', '>', 0)
    .where('end_at', '>=', now)
    .orderBy('on_home_since', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Its version stays: nothing of its text changed. */
export async function setOnHome(tx: Db, id: string, since: number | null): Promise<void> {
  await tx.updateTable('campaigns').set({ on_home_since: since }).where('id', '=', id).execute();
}
