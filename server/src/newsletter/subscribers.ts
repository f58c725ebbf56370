import {
  type ListQuery,
  type Subscriber,
  type SubscriberState,
  subscriberStates,
} from '@cyberharbour/shared-api/contract';
import type * as z from 'zod/mini';
import * as counters from '../counters/store.ts';
import { type Columns, everyRow, isoOf } from '../lists/csv.ts';
import type { SubscriberRow } from '../database/tables.ts';
import { readPage } from '../lists/paging.ts';
import { forFilter, type Parts } from '../context.ts';
import * as store from './store.ts';

type Wish = z.infer<typeof ListQuery> & { state?: SubscriberState | undefined };

/** Everyone who asked, with the record of their consent. */
export async function listSubscribers(parts: Parts, query: Wish) {
  const { db, heavy } = parts;
  const { rows, nextCursor } = await readPage(query, (wish) =>
    store.listSubscribers(forFilter(parts, query), query, wish),
  );
  const byState = await counters.read(db, 'subscribers', subscriberStates);
  const total = query.q ? await store.countSubscribers(heavy, query) : counters.totalOf(byState, query.state);
  return { success: true as const, subscribers: rows.map(show), nextCursor, total, byState };
}

export const everySubscriber = ({ heavy }: Parts, filter: store.SubscriberFilter) =>
  everyRow(undefined, (wish) => store.listSubscribers(heavy, filter, wish));

export const subscriberColumns: Columns<SubscriberRow> = {
  Email: (row) => row.email,
  State: (row) => row.state,
  Asked: (row) => isoOf(row.asked_at),
  Confirmed: (row) => isoOf(row.confirmed_at),
  Left: (row) => isoOf(row.left_at),
  Consent: (row) => row.consent,
};

const show = (row: SubscriberRow): Subscriber => ({
  _id: row.id,
  email: row.email,
  state: row.state,
  askedAt: new Date(row.asked_at).toISOString(),
  confirmedAt: isoOf(row.confirmed_at),
  leftAt: isoOf(row.left_at),
  consent: row.consent,
});
