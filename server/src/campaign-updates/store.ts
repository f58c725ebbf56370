import type { Db } from '../database/database.ts';
import type { UpdateTopic } from '@cyberharbour/shared-api/contract';

/** Ids of the updates of a campaign: all of them, or those that everybody reads. */
export async function listIds(db: Db, campaign: string, which: 'all' | 'public'): Promise<string[]> {
  let query = db.selectFrom('updates').select('id').where('campaign_id', '=', campaign);
  if (which === 'public') query = query.where('visibility', '>', 0);
  return (await query.execute()).map(({ id }) => id);
}

export async function countOf(db: Db, campaign: string, topic?: UpdateTopic): Promise<number> {
  let query = db.selectFrom('updates').where('campaign_id', '=', campaign);
  if (topic) query = query.where('topic', '=', topic);
  return (await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;
}
