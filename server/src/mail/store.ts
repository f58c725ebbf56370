import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { MailRow } from '../database/tables.ts';
import { newId } from '../database/ids.ts';
import type { MailKind } from './letter.ts';
import { deleteInSlices } from '../database/delete-in-slices.ts';

/** The last mail to an account that is gone: nothing of it is stored once it is sent. */
export const farewellMail = 'farewell' satisfies MailKind;

export interface Mail {
  /** The account that it is about; null for an address without one. */
  userId: string | null;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
  later?: Later;
}

/** A mail that waits, so that what it tells of can still be taken back. */
export interface Later {
  /** in milliseconds */
  delay: number;
  /** Of what it tells. */
  aboutId: string;
  /** What its reader knows about that until they read it. */
  before: string;
}

/** Part of the caller's transaction: the mail exists exactly when what it tells of exists. */
export async function enqueue(tx: Db, mail: Mail, now: number): Promise<void> {
  const { userId, unsubscribeUrl, later, ...rest } = mail;
  await tx
    .insertInto('outbox')
    .values({
      id: newId(),
      user_id: userId,
      ...rest,
      unsubscribe_url: unsubscribeUrl ?? null,
      created_at: now,
      due_at: now + (later?.delay ?? 0),
      attempts: 0,
      state: 'waiting',
      turn: await turnOf(tx, mail),
      about_id: later?.aboutId ?? null,
      about_before: later?.before ?? null,
    })
    .execute();
}

/**
 * Takes the mails to an account about one thing out of the outbox, unless a worker has begun to send them.
 *
 * @returns what its reader knows about that thing, or undefined where there was no such mail
 */
export async function takeBack(tx: Db, userId: string, kind: string, aboutId: string): Promise<string | undefined> {
  const rows = await tx
    .deleteFrom('outbox')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('about_id', '=', aboutId)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .returning('about_before')
    .execute();
  return rows[0]?.about_before ?? undefined;
}

/** Somebody waits for a code; a notice warns of something that just happened; everything else can wait. */
const urgency: Record<string, number> = { verify: 0, reset: 0, notice: 1, 'sign-in': 1, [farewellMail]: 1 };
const least = 2;
/** More waiting mails than that to one recipient, or about one account, make no further difference. */
const mostRank = 999;

/** The more mails somebody has waiting, the later the next one goes: theirs hold up nobody else's. */
async function turnOf(tx: Db, { kind, recipient, userId }: Mail): Promise<number> {
  const waiting = tx
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting');
  const toRecipient = await waiting.where('recipient', '=', recipient).executeTakeFirstOrThrow();
  const aboutUser = userId ? await waiting.where('user_id', '=', userId).executeTakeFirstOrThrow() : { count: 0 };
  const rank = Math.min(mostRank, Math.max(toRecipient.count, aboutUser.count));
  return (urgency[kind] ?? least) * (mostRank + 1) + rank;
}

/** When mails of a kind went to an account, or by the recipient's address from any account, newest first. */
export async function listSentSince(
  tx: Db,
  to: { userId: string } | { recipient: string },
  kind: string,
  { from, to: until }: { from: number; to: number },
): Promise<number[]> {
  const sent = tx.selectFrom('outbox').select('created_at').where('kind', '=', kind);
  const mine = 'userId' in to ? sent.where('user_id', '=', to.userId) : sent.where('recipient', '=', to.recipient);
  const rows = await mine
    .where('created_at', '>', from)
    // A clock that was set back leaves mails of the future: they stop nobody.
    .where('created_at', '<=', until)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.created_at);
}

/** The mails that are due, whose turn it is first. */
export const listDue = (db: Db, now: number, most: number) =>
  db
    .selectFrom('outbox')
    .select(['id', 'recipient'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('turn')
    .orderBy('due_at')
    .limit(most)
    .execute();

/**
 * Takes a mail for the length of the lease; a worker that dies leaves it to the next one. Undefined when another worker
 * was quicker.
 */
export const claimMail = (db: Db, id: string, now: number, lease: number): Promise<MailRow | undefined> =>
  db
    .updateTable('outbox')
    .set((eb) => ({ due_at: now + lease, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();

export const markSent = (db: Db, mail: FinishedMail) => finish(db, mail, 'sent');
export const giveUp = (db: Db, mail: FinishedMail) => finish(db, mail, 'failed');

type FinishedMail = Pick<MailRow, 'id' | 'kind'>;

async function finish(db: Db, { id, kind }: FinishedMail, state: 'sent' | 'failed'): Promise<void> {
  if (kind === farewellMail) await db.deleteFrom('outbox').where('id', '=', id).execute();
  else await db.updateTable('outbox').set({ state, text: '', html: '' }).where('id', '=', id).execute();
}

export async function retryAt(db: Db, id: string, time: number): Promise<void> {
  await db.updateTable('outbox').set({ due_at: time }).where('id', '=', id).execute();
}

/** As if it had never been taken: it was not tried. */
export async function putBack(db: Db, id: string, time: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set((eb) => ({ due_at: time, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteFinished(db: Db, before: number): Promise<void> {
  await deleteInSlices(db, 'outbox', sql`state <> 'waiting' and created_at < ${before}`);
}

export const countMails = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();

/** When the mail was due that waits longest; null where none is due. */
export async function readOldestDue(db: Db, now: number): Promise<number | null> {
  const row = await db
    .selectFrom('outbox')
    .select('due_at')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
}
