import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';

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

/** How many were made on each day from the first until before the second, in days of UTC since 1970. */
export const countPerDay = (db: Db, from: number, until: number) =>
  db.selectFrom('daily_counts').selectAll().where('day', '>=', from).where('day', '<', until).execute();
