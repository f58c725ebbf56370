import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { day } from '../lists/period.ts';

export type Counted = 'users' | 'blogs' | 'campaigns';
type Posts = 'blogs' | 'campaigns';

export async function listLongestWaiting(db: Db, kind: Posts, limit: number) {
  const rows = await db
    .selectFrom(kind)
    .select(['id', 'title', 'created_at'])
    .where('waits', '=', 1)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, kind }));
}

const decisions: Record<Posts, RawBuilder<unknown>> = {
  blogs: sql`('blog.status', 'blog.sent-back')`,
  campaigns: sql`('campaign.status', 'campaign.sent-back')`,
};

/**
 * How long each post waited for its first decision, in milliseconds, of the decisions since then. Posts deleted
 * meanwhile are gone from it.
 */
export async function listDecisionTimes(db: Db, since: number): Promise<{ waited: number }[]> {
  const { rows } = await sql<{
    waited: number;
  }>`${waited('blogs', since)} union all ${waited('campaigns', since)}`.execute(db);
  return rows;
}

const waited = (kind: Posts, since: number) => sql`
  select audit.at - posts.created_at as waited from audit join ${sql.table(kind)} as posts on posts.id = audit.item_id
  where audit.at >= ${since} and audit.action in ${decisions[kind]}
    and not exists (select 1 from audit as earlier where earlier.item_id = audit.item_id and earlier.seq < audit.seq and earlier.action in ${decisions[kind]})`;

/** How many were made in each week before `end`, counted backwards: 0 is the last one. */
export async function countPerWeek(
  db: Db,
  table: Counted,
  since: number,
  end: number,
): Promise<{ ago: number; made: number }[]> {
  // Whole milliseconds in, whole weeks out: both databases divide integers by cutting off.
  const ago = sql<number>`(${sql.lit(end - 1)} - created_at) / ${sql.lit(7 * day)}`;
  return db
    .selectFrom(table)
    .select((eb) => [ago.as('ago'), eb.fn.countAll<number>().as('made')])
    .where('created_at', '>=', since)
    .where('created_at', '<', end)
    .groupBy('ago')
    .execute();
}
