import { type DeliveryState, deliveryStates } from '@cyberharbour/shared-api/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { LetterRow } from '../database/letter-tables.ts';
import type { Tables } from '../database/tables.ts';
import { transact } from '../database/transact.ts';
import { choseOne, topicsOf } from '../letters/store.ts';

/** Subscribers that are listed in one step: others write between two of them. */
const listedAtOnce = 2000;

/**
 * Writes one mail to be sent for each subscriber of the moment at which the letter began, some at a time. What was
 * listed before stays, so another process may go on. @returns true once all are listed
 */
export async function listSome(db: Db, letter: LetterRow): Promise<boolean> {
  return transact(db, async (tx) => {
    const now = await tx.selectFrom('letters').selectAll().where('id', '=', letter.id).executeTakeFirst();
    if (now?.state !== 'sending' || now.is_listed === 1) return true;
    const begunAt = now.begun_at ?? 0;
    const readers = tx
      .selectFrom('subscribers')
      .where('state', '=', 'subscribed')
      .where('bounced_at', 'is', null)
      .where('confirmed_at', '<=', begunAt)
      .where(choseOne(topicsOf(letter)))
      .where('id', '>', now.listed_to ?? '');
    const next = await readers.select('id').orderBy('id').limit(listedAtOnce).execute();
    const last = next.at(-1)?.id;
    if (last !== undefined)
      await tx
        .insertInto('letter_deliveries')
        .columns(['letter_id', 'subscriber_id', 'state', 'attempts', 'due_at'])
        .expression(
          readers
            .select([
              sql<string>`${letter.id}`.as('letter_id'),
              'id as subscriber_id',
              sql<DeliveryState>`'waiting'`.as('state'),
              sql<number>`0`.as('attempts'),
              sql<number>`${sql.lit(begunAt)}`.as('due_at'),
            ])
            .where('id', '<=', last),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const isListed = next.length < listedAtOnce;
    await tx
      .updateTable('letters')
      .set({ listed_to: last ?? now.listed_to, is_listed: isListed ? 1 : 0 })
      .where('id', '=', letter.id)
      .execute();
    return isListed;
  });
}

export interface WaitingMail {
  subscriber_id: string;
  email: string;
  refusals: number;
}

export const listWaiting = (db: Db, letterId: string, now: number, most: number): Promise<WaitingMail[]> =>
  db
    .selectFrom('letter_deliveries')
    .innerJoin('subscribers', 'subscribers.id', 'letter_deliveries.subscriber_id')
    .select(['subscriber_id', 'email', 'refusals'])
    .where('letter_id', '=', letterId)
    .where('letter_deliveries.state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute();

const isSending = (eb: ExpressionBuilder<Tables, 'letter_deliveries'>) =>
  eb.exists(
    eb
      .selectFrom('letters')
      .select('letters.id')
      .whereRef('letters.id', '=', 'letter_deliveries.letter_id')
      .where('letters.state', '=', 'sending'),
  );

const isReader = (eb: ExpressionBuilder<Tables, 'letter_deliveries'>) =>
  eb.exists(
    eb
      .selectFrom('subscribers')
      .select('subscribers.id')
      .whereRef('subscribers.id', '=', 'letter_deliveries.subscriber_id')
      .where('subscribers.state', '=', 'subscribed')
      .where('bounced_at', 'is', null),
  );

const waiting = (letterId: string, subscriberId: string) => (eb: ExpressionBuilder<Tables, 'letter_deliveries'>) =>
  eb.and([
    eb('letter_id', '=', letterId),
    eb('subscriber_id', '=', subscriberId),
    eb('letter_deliveries.state', '=', 'waiting'),
  ]);

/**
 * Takes a mail for the length of the lease: undefined where another process was quicker, the letter was stopped, or its
 * reader unsubscribed at this very moment.
 *
 * @returns how often it was tried, this time included
 */
export async function claimMail(
  db: Db,
  [letterId, subscriberId]: [string, string],
  now: number,
  lease: number,
): Promise<number | undefined> {
  const row = await db
    .updateTable('letter_deliveries')
    .set((eb) => ({ due_at: now + lease, attempts: eb('attempts', '+', 1) }))
    .where(waiting(letterId, subscriberId))
    .where('due_at', '<=', now)
    .where(isSending)
    .where(isReader)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts;
}

/** Whoever unsubscribed since the mail was listed gets none. */
export const leaveOut = (db: Db, letterId: string, subscriberId: string) =>
  db
    .updateTable('letter_deliveries')
    .set({ state: 'left' })
    .where(waiting(letterId, subscriberId))
    .where((eb) => eb.not(isReader(eb)))
    .execute();

export const setState = (db: Db, letterId: string, subscriberId: string, state: DeliveryState) =>
  db.updateTable('letter_deliveries').set({ state }).where(waiting(letterId, subscriberId)).execute();

/** `isTry`: false where nothing was said about this mail, so that it has as many tries as before. */
export const retryAt = (db: Db, letterId: string, subscriberId: string, time: number, isTry: boolean) =>
  db
    .updateTable('letter_deliveries')
    .set((eb) => ({ due_at: time, ...(!isTry && { attempts: eb('attempts', '-', 1) }) }))
    .where(waiting(letterId, subscriberId))
    .execute();

/** Counts letters in a row; `bouncedAt` ends the sending to this address. */
export const noteRefusals = (db: Db, subscriberId: string, refusals: number, bouncedAt: number | null) =>
  db
    .updateTable('subscribers')
    .set({ refusals, ...(bouncedAt !== null && { bounced_at: bouncedAt }) })
    .where('id', '=', subscriberId)
    .execute();

/** Nobody is left to get it. */
export const finishLetter = (db: Db, letterId: string, now: number) =>
  db
    .updateTable('letters')
    .set((eb) => ({ state: 'sent', ended_at: now, updated_at: eb('updated_at', '+', 1) }))
    .where('id', '=', letterId)
    .where('state', '=', 'sending')
    .where('is_listed', '=', 1)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('letter_deliveries')
            .select('letter_id')
            .where('letter_id', '=', letterId)
            .where('state', '=', 'waiting'),
        ),
      ),
    )
    .execute();

export async function countDeliveries(db: Db, letterId: string): Promise<Record<DeliveryState, number>> {
  const rows = await db
    .selectFrom('letter_deliveries')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('letter_id', '=', letterId)
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(deliveryStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
    DeliveryState,
    number
  >;
}
