import type { Tx } from '../database/transact.ts';

interface Mail {
  letterId: string;
  readerId: string;
}

/** Notes that a mail of a letter came back, once; @returns whether it was sent and nothing had come back before. */
export async function noteReturned(tx: Tx, { letterId, readerId }: Mail): Promise<boolean> {
  const result = await tx
    .updateTable('letter_deliveries')
    .set({ state: 'refused' })
    .where('letter_id', '=', letterId)
    .where('subscriber_id', '=', readerId)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Of the last letters that went to a reader, as many as were refused one after the other. */
export async function countInARow(tx: Tx, readerId: string, most: number): Promise<number> {
  const rows = await tx
    .selectFrom('letters')
    .innerJoin('letter_deliveries', 'letter_deliveries.letter_id', 'letters.id')
    .select('letter_deliveries.state')
    .where('subscriber_id', '=', readerId)
    .where('letter_deliveries.state', 'in', ['sent', 'refused'])
    .orderBy('letters.begun_at', 'desc')
    .limit(most)
    .execute();
  const delivered = rows.findIndex(({ state }) => state === 'sent');
  return delivered === -1 ? rows.length : delivered;
}

/** When somebody confirmed their address last, and when a letter began to go out; undefined where either is gone. */
export const readTimes = (tx: Tx, { letterId, readerId }: Mail) =>
  tx
    .selectFrom('subscribers')
    .innerJoin('letters', (join) => join.on('letters.id', '=', letterId))
    .select(['confirmed_at', 'begun_at'])
    .where('subscribers.id', '=', readerId)
    .executeTakeFirst();
