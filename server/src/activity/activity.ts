import type { ActivityEntry, ActivityEvent, ActivityPage, ListQuery } from '@cyberharbour/shared-api/contract';
import type * as z from 'zod/mini';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import type { AccountEventRow } from '../database/account-tables.ts';
import { isForeignKeyViolation } from '../database/transact.ts';
import { readPage } from '../lists/paging.ts';
import type { Visit } from '../sessions/visit.ts';
import * as store from './store.ts';

/** Of each kind, for each member. */
const mostOfAKind = 50;

interface Activity {
  userId: string;
  event: ActivityEvent;
  /** Left out where it was not the member's own device. */
  visit?: Visit | null | undefined;
  detail?: string | undefined;
}

/** Writes down what happened on an account, for its member to read. @returns its id */
export async function recordActivity(tx: Db, { userId, event, visit, detail }: Activity, now: number): Promise<string> {
  const row: AccountEventRow = {
    id: newId(),
    user_id: userId,
    event,
    device: visit?.device ?? null,
    network: visit?.network ?? null,
    detail: detail ?? null,
    created_at: now,
  };
  await store.insertEvent(tx, row);
  await store.deleteOldest(tx, row, mostOfAKind);
  return row.id;
}

/** Outside of any transaction, for what changed nothing; nobody's account is none's. */
export async function noteActivity(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string | null,
  event: ActivityEvent,
  visit: Visit,
): Promise<void> {
  if (userId === null) return;
  await recordActivity(db, { userId, event, visit }, clock()).catch((error: unknown) => {
    // The account was deleted at this very moment.
    if (!isForeignKeyViolation(error)) throw error;
  });
}

const show = (row: AccountEventRow): ActivityEntry => ({
  _id: row.id,
  event: row.event,
  device: row.device,
  network: row.network,
  detail: row.detail,
  createdAt: new Date(row.created_at).toISOString(),
});

export async function listActivity(
  { db }: Context,
  userId: string,
  query: z.infer<typeof ListQuery>,
): Promise<ActivityPage> {
  const { rows, nextCursor } = await readPage(query, (request) => store.listEvents(db, userId, request));
  return { success: true, entries: rows.map(show), nextCursor, total: await store.countEvents(db, userId) };
}
