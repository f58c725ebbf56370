import type { CampaignStep } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';

export async function forgetDaysBefore(tx: Db, day: number): Promise<void> {
  await tx.deleteFrom('day_salts').where('day', '<', day).execute();
  await tx.deleteFrom('day_visits').where('day', '<', day).execute();
}

/** The salt of that day, whoever of several processes wrote it first. */
export async function readOrInsertSalt(tx: Db, day: number, salt: string): Promise<string> {
  await tx
    .insertInto('day_salts')
    .values({ day, salt })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  return (await tx.selectFrom('day_salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()).salt;
}

/** False where it is there already: of two at the same moment one is the first. */
export async function insertVisit(tx: Db, digest: string, day: number): Promise<boolean> {
  const result = await tx
    .insertInto('day_visits')
    .values({ digest, day })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Last in its transaction: those who count the same wait for each other from here on. */
export async function addOne(tx: Db, campaign: string, day: number, step: CampaignStep, source: string): Promise<void> {
  await tx
    .insertInto('campaign_counts')
    .values({ campaign_id: campaign, day, step, source, number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'day', 'step', 'source'])
        .doUpdateSet((eb) => ({ number: eb('campaign_counts.number', '+', 1) })),
    )
    .execute();
}

export const listCounts = (db: Db, campaign: string) =>
  db.selectFrom('campaign_counts').selectAll().where('campaign_id', '=', campaign).orderBy('day').execute();

export const sumSteps = (db: Db, campaign: string) =>
  db
    .selectFrom('campaign_counts')
    .select(['step', (eb) => eb.fn.sum<number | string>('number').as('number')])
    .where('campaign_id', '=', campaign)
    .groupBy('step')
    .execute();

export async function insertJoin(tx: Db, campaign: string, user: string, now: number): Promise<boolean> {
  const result = await tx
    .insertInto('campaign_joins')
    .values({ campaign_id: campaign, user_id: user, joined_at: now, done_at: null })
    .onConflict((conflict) => conflict.columns(['campaign_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** True for the first time. */
export async function markDone(tx: Db, campaign: string, user: string, now: number): Promise<boolean> {
  const result = await tx
    .updateTable('campaign_joins')
    .set({ done_at: now })
    .where('campaign_id', '=', campaign)
    .where('user_id', '=', user)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export const findJoin = (db: Db, campaign: string, user: string) =>
  db
    .selectFrom('campaign_joins')
    .selectAll()
    .where('campaign_id', '=', campaign)
    .where('user_id', '=', user)
    .executeTakeFirst();

/** Of a member, the newest first; of campaigns that visitors may read. */
export const listJoins = (db: Db, user: string, limit: number) =>
  db
    .selectFrom('campaign_joins')
    .innerJoin('campaigns', 'campaigns.id', 'campaign_joins.campaign_id')
    .select(['campaigns.id', 'campaigns.title', 'campaigns.end_at', 'joined_at', 'done_at'])
    .where('campaign_joins.user_id', '=', user)
    .where('campaigns.visibility', '>', 0)
    .orderBy('joined_at', 'desc')
    .limit(limit)
    .execute();
