import {
  type ListQuery,
  type Subscriber,
  type SubscriberState,
  subscriberStates,
} from '@cyberharbour/shared-api/contract';
import type * as z from 'zod/mini';
import * as counters from '../counters/store.ts';
import { type Columns, readEveryRow, formatTime } from '../lists/csv.ts';
import type { SubscriberRow } from '../database/letter-tables.ts';
import { readPage } from '../lists/paging.ts';
import { connectionFor, type Context } from '../context.ts';
import * as store from './store.ts';
import { topicsOf } from '../letters/store.ts';

type SubscriberQuery = z.infer<typeof ListQuery> & { state?: SubscriberState | undefined };

/** Everyone who asked, with the record of their consent. */
export async function listSubscribers(context: Context, query: SubscriberQuery) {
  const { db, heavy } = context;
  const { rows, nextCursor } = await readPage(query, (request) =>
    store.listSubscribers(connectionFor(context, query), query, request),
  );
  const byState = await counters.read(db, 'subscribers', subscriberStates);
  const total = query.q ? await store.countSubscribers(heavy, query) : counters.sumGroups(byState, query.state);
  return { success: true as const, subscribers: rows.map(show), nextCursor, total, byState };
}

export const everySubscriber = ({ heavy }: Context, filter: store.SubscriberFilter) =>
  readEveryRow(undefined, (request) => store.listSubscribers(heavy, filter, request));

export const subscriberColumns: Columns<SubscriberRow> = {
  Email: (row) => row.email,
  State: (row) => row.state,
  Asked: (row) => formatTime(row.asked_at),
  Confirmed: (row) => formatTime(row.confirmed_at),
  Left: (row) => formatTime(row.left_at),
  Topics: (row) => topicsOf(row).join('; '),
  Consent: (row) => row.consent,
};

const show = (row: SubscriberRow): Subscriber => ({
  _id: row.id,
  email: row.email,
  state: row.state,
  askedAt: new Date(row.asked_at).toISOString(),
  confirmedAt: formatTime(row.confirmed_at),
  leftAt: formatTime(row.left_at),
  consent: row.consent,
  topics: topicsOf(row),
});
