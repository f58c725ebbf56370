import type { Db } from '../database/database.ts';
import type { MailRow } from '../database/tables.ts';
import { newId } from '../database/ids.ts';

export interface Mail {
  /** The account that it is about; null for an address without one. */
  userId: string | null;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
}

/** Part of the caller's transaction: the mail exists exactly when what it tells of exists. */
export async function enqueue(tx: Db, mail: Mail, now: number): Promise<void> {
  const { userId, unsubscribeUrl, ...rest } = mail;
  await tx
    .insertInto('outbox')
    .values({
      id: newId(),
      user_id: userId,
      ...rest,
      unsubscribe_url: unsubscribeUrl ?? null,
      created_at: now,
      due_at: now,
      attempts: 0,
      state: 'waiting',
    })
    .execute();
}

/** When mails of a kind went to an account lately, newest first. */
export async function listSentSince(tx: Db, userId: string, kind: string, since: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('outbox')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.created_at);
}

/** Takes the next mail that is due for the length of the lease; a worker that dies leaves it to the next one. */
export async function claimNext(db: Db, now: number, lease: number): Promise<MailRow | undefined> {
  const next = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  return db
    .updateTable('outbox')
    .set((eb) => ({ due_at: now + lease, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', next.id)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

export async function markSent(db: Db, id: string): Promise<void> {
  await db.updateTable('outbox').set({ state: 'sent', text: '', html: '' }).where('id', '=', id).execute();
}

export async function retryAt(db: Db, id: string, time: number): Promise<void> {
  await db.updateTable('outbox').set({ due_at: time }).where('id', '=', id).execute();
}

export async function giveUp(db: Db, id: string): Promise<void> {
  await db.updateTable('outbox').set({ state: 'failed', text: '', html: '' }).where('id', '=', id).execute();
}

export async function deleteFinished(db: Db, before: number): Promise<void> {
  await db.deleteFrom('outbox').where('state', '!=', 'waiting').where('created_at', '<', before).execute();
}

export const countMails = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
