import type { OwnData } from '@cyberharbour/shared-api/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import type { ExportRow } from '../database/account-tables.ts';
import { newId } from '../database/ids.ts';
import { transact } from '../database/transact.ts';
import { notFoundError } from '../http/http-error.ts';
import type { Job } from '../jobs/jobs.ts';
import { requireFreshCheck } from '../second-steps/fresh-check.ts';
import type { Viewer } from '../sessions/guards.ts';
import { lockViewer } from '../users/lock-viewer.ts';
import { makeExport, staleAfter } from './make-export.ts';
import { hasPieces, removePieces } from './pieces.ts';
import * as store from './store.ts';
import { day, minute } from '../clock/durations.ts';

/** A file is there for a day. */
const isOver = ({ created_at }: ExportRow, now: number) => created_at <= now - day;

/** Only a session that proved who it is about when the file was asked for, or later, fetches it: no stolen one. */
const mayFetch = ({ freshCheckLife }: Context, { checkedAt }: Viewer, { created_at }: ExportRow) =>
  checkedAt > created_at - freshCheckLife;

const show = (context: Context, by: Viewer, row: ExportRow | undefined, now = context.clock()): OwnData =>
  row === undefined || isOver(row, now)
    ? null
    : {
        state: row.state,
        done: row.done,
        total: row.total,
        bytes: row.bytes,
        createdAt: new Date(row.created_at).toISOString(),
        expiresAt: new Date(row.created_at + day).toISOString(),
        ...(row.state === 'ready' &&
          mayFetch(context, by, row) && { url: `${context.publicApiUrl}/api/user/export/file` }),
      };

export const readOwnData = async (context: Context, by: Viewer): Promise<OwnData> =>
  show(context, by, await store.findExport(context.db, by.id));

/** Begins the file, in the background; one that is being made already goes on. */
export async function beginExport(context: Context, by: Viewer, log: FastifyBaseLogger): Promise<OwnData> {
  const { db, clock, media, limits } = context;
  const before = await store.findExport(db, by.id);
  const isUnderWay = before && ['waiting', 'working'].includes(before.state) && !isOver(before, clock());
  if (isUnderWay) return show(context, by, before);
  await limits.exportsPerAccount.take(by.id);
  const now = clock();
  const row: ExportRow = {
    id: newId(),
    user_id: by.id,
    state: 'waiting',
    done: 0,
    total: 0,
    pieces: 0,
    bytes: 0,
    created_at: now,
    updated_at: now,
  };
  const replaced = await transact(db, async (tx) => {
    await lockViewer(tx, by);
    const old = await store.deleteExport(tx, by.id);
    await store.insertExport(tx, row);
    return old;
  });
  if (replaced) await removePieces(media, replaced);
  void makeExport(context, row).catch((error: unknown) => log.error({ err: error }, 'an export failed'));
  return show(context, by, row, now);
}

/** Gives it up, or takes it away before its day is over. */
export async function removeExport({ db, media }: Context, by: Viewer): Promise<void> {
  const row = await store.deleteExport(db, by.id);
  if (!row) throw notFoundError('There is no file with your data.');
  await removePieces(media, row);
}

/** Throws 404 where there is none, or none yet, and 403 where this session has to prove who it is. */
export async function findReadyExport(context: Context, by: Viewer): Promise<ExportRow> {
  const { db, media, clock } = context;
  const row = await store.findExport(db, by.id);
  if (row?.state !== 'ready' || isOver(row, clock()) || !(await hasPieces(media, row)))
    throw notFoundError('There is no file with your data.');
  if (!mayFetch(context, by, row)) await requireFreshCheck(context, by, 'everyone');
  return row;
}

/** Files that no process works on any more, and those that are older than a day. */
export const lookAfterExports: Job = {
  name: 'look-after-exports',
  period: async () => minute,
  async run(context) {
    const { db, media, clock } = context;
    for (const row of await store.deleteOld(db, clock() - day)) await removePieces(media, row);
    for (const row of await store.listForgotten(db, clock() - staleAfter)) await makeExport(context, row);
  },
};
