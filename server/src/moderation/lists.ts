import { connectionFor, type Context } from '../context.ts';
import * as counters from '../counters/store.ts';
import { readEveryRow } from '../lists/csv.ts';
import { readPage } from '../lists/paging.ts';
import { hasPeriod } from '../lists/period.ts';
import type { AdminQuery, PostKind } from '../posts/kind.ts';
import type { Viewer } from '../sessions/guards.ts';

/** Every post of a kind, with the counts of each status over all of them. */
export async function listAll(context: Context, kind: PostKind, by: Viewer, query: AdminQuery) {
  const { db, publicApiUrl } = context;
  const byStatus = await counters.read(db, kind.table, kind.statuses);
  const { waiting } = await counters.read(db, kind.table, ['waiting']);
  const sentBack = Math.max(0, (byStatus['pending'] ?? 0) - waiting);
  const ofPending = query.sentBack === 'true' ? sentBack : waiting;
  const counted = query.sentBack ? ofPending : counters.sumGroups(byStatus, query.status);
  const isNarrowed =
    Boolean(query.q) ||
    query.authorId !== undefined ||
    hasPeriod(query) ||
    (query.sentBack !== undefined && (query.status ?? 'pending') !== 'pending');
  const connection = connectionFor(context, query);
  const [{ rows, nextCursor }, total] = await Promise.all([
    readPage(query, (request) => kind.store.list(connection, query, request)),
    isNarrowed ? kind.store.count(connection, query) : counted,
  ]);
  return {
    success: true as const,
    [kind.table]: rows.map((row) => kind.summarise(row, publicApiUrl, by)),
    nextCursor,
    total,
    byStatus,
    sentBack,
  };
}

/** The same list, whole, for a table. */
export const readAll = ({ heavy }: Context, kind: PostKind, query: AdminQuery) =>
  readEveryRow(query.order, (request) => kind.store.list(heavy, query, request));

/** The queue of a kind, oldest first. */
export async function listWaiting({ db, publicApiUrl }: Context, kind: PostKind, by: Viewer, query: AdminQuery) {
  const { rows, nextCursor } = await readPage(query, (request) => kind.store.listWaiting(db, request));
  const { waiting } = await counters.read(db, kind.table, ['waiting']);
  return {
    success: true as const,
    [kind.table]: rows.map((row) => kind.summarise(row, publicApiUrl, by)),
    nextCursor,
    total: waiting,
  };
}

/** The whole queue, for a table. */
export const readWaiting = ({ heavy }: Context, kind: PostKind) =>
  readEveryRow(undefined, (request) => kind.store.listWaiting(heavy, request));
