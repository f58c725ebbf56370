import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import * as counters from '../counters/store.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { PostKind } from './kind.ts';
import { timeOf } from './live-id.ts';

/** In milliseconds: how long after its time a post may be unread at most, with the time that a page takes. */
const often = 1000;

const isDue = (kind: PostKind, now: number) => {
  const shown = kind.statuses.filter((status) => kind.visibilityOf(status) > 0);
  return sql<boolean>`visibility = 0 and publish_at <= ${now} and status in (${sql.join(shown)})`;
};

const hasDue = async (db: Db, kind: PostKind, now: number): Promise<boolean> =>
  (await sql`select 1 from ${sql.table(kind.table)} where ${isDue(kind, now)} limit 1`.execute(db)).rows.length > 0;

/**
 * Shows every approved post whose time has come. Of several processes each post is shown, and counted, by one: whoever
 * comes second finds it shown. What a process leaves undone stands as it was, for the next second.
 */
export async function publishDue({ db, clock }: Pick<Context, 'db' | 'clock'>, kinds: readonly PostKind[]) {
  for (const kind of kinds.filter(({ hasPublishTime }) => hasPublishTime)) {
    const now = clock();
    if (!(await hasDue(db, kind, now))) continue;
    await transact(db, async (tx) => {
      const visibility = sql.join(
        kind.statuses.map((status) => sql`when ${status} then ${sql.lit(kind.visibilityOf(status))}`),
        sql` `,
      );
      const { rows } = await sql<{ id: string }>`update ${sql.table(kind.table)}
        set visibility = case status ${visibility} end, live_id = ${timeOf(now)} || substr(id, 14),
          updated_at = case when updated_at < ${now} then ${now} else updated_at + 1 end
        where ${isDue(kind, now)} returning id`.execute(tx);
      if (rows.length > 0) await counters.take(tx, kind.table, 'scheduled', rows.length);
    });
  }
}

/** Looks every second, in every process; returns the way to stop. */
export function startPublishing(
  context: Pick<Context, 'db' | 'clock'>,
  kinds: readonly PostKind[],
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  let looking: Promise<void> | null = null;
  const look = () =>
    publishDue(context, kinds)
      .catch((error: unknown) => log.error({ err: error }, 'posts whose time has come could not be shown'))
      .finally(() => (looking = null));
  const timer = setInterval(() => {
    looking ??= look();
  }, often);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
