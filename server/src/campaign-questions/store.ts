import type { Db } from '../database/database.ts';
import type { CampaignQuestionRow } from '../database/campaign-tables.ts';
import type { Insertable, Selectable } from 'kysely';

export type Question = Selectable<CampaignQuestionRow>;
export type Purpose = Question['purpose'];

export const findQuestion = (db: Db, id: string) =>
  db.selectFrom('campaign_questions').selectAll().where('id', '=', id).executeTakeFirst();

export const findByEmail = (db: Db, campaign: string, email: string, purpose: Purpose) =>
  db
    .selectFrom('campaign_questions')
    .selectAll()
    .where('campaign_id', '=', campaign)
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** False when the address came in at this very moment by another way. */
export async function insertQuestion(tx: Db, row: Insertable<CampaignQuestionRow>): Promise<boolean> {
  const result = await tx
    .insertInto('campaign_questions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['campaign_id', 'email', 'purpose']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Only while it is in the state that was read; returns whether it was. */
export async function updateQuestion(
  tx: Db,
  { id, state, due_at }: Question,
  change: Partial<Question>,
): Promise<boolean> {
  const result = await tx
    .updateTable('campaign_questions')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('due_at', '=', due_at)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** True for the first time. */
export async function markStillOn(tx: Db, id: string, column: 'still_30' | 'still_90'): Promise<boolean> {
  const result = await tx
    .updateTable('campaign_questions')
    .set({ [column]: 1 })
    .where('id', '=', id)
    .where(column, '=', 0)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteQuestion(tx: Db, id: string): Promise<boolean> {
  return (await tx.deleteFrom('campaign_questions').where('id', '=', id).executeTakeFirst()).numDeletedRows === 1n;
}

export const listDue = (db: Db, now: number, limit: number) =>
  db.selectFrom('campaign_questions').selectAll().where('due_at', '<=', now).orderBy('due_at').limit(limit).execute();

/** Addresses that wait for thanks which readers see since before a time. */
export const listThanked = (db: Db, before: number, limit: number) =>
  db
    .selectFrom('campaign_questions')
    .innerJoin('updates', 'updates.campaign_id', 'campaign_questions.campaign_id')
    .selectAll('campaign_questions')
    .select('updates.content')
    .where('purpose', '=', 'thanks')
    .where('campaign_questions.state', '=', 'confirmed')
    .where('updates.topic', '=', 'thanks')
    .where('updates.visibility', '>', 0)
    .where('updates.updated_at', '<=', before)
    .orderBy('campaign_questions.id')
    .limit(limit)
    .execute();
