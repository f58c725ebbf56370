import type { OwnData } from '@cyberharbour/shared-api/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import type { ExportRow } from '../database/account-tables.ts';
import { newId } from '../database/ids.ts';
import { transact } from '../database/transact.ts';
import { notFoundError, notSignedInError } from '../http/http-error.ts';
import { day, type Job, minute } from '../jobs/jobs.ts';
import type { Viewer } from '../sessions/guards.ts';
import * as users from '../users/store.ts';
import { makeExport, staleAfter } from './make-export.ts';
import { hasPieces, removePieces } from './pieces.ts';
import * as store from './store.ts';

/** A file is there for a day. */
const isOver = ({ created_at }: ExportRow, now: number) => created_at <= now - day;

const show = (row: ExportRow | undefined, now: number, publicApiUrl: string): OwnData =>
  row === undefined || isOver(row, now)
    ? null
    : {
        state: row.state,
        done: row.done,
        total: row.total,
        bytes: row.bytes,
        createdAt: new Date(row.created_at).toISOString(),
        expiresAt: new Date(row.created_at + day).toISOString(),
        ...(row.state === 'ready' && { url: `${publicApiUrl}/api/user/export/file` }),
      };

export const readOwnData = async ({ db, clock, publicApiUrl }: Context, by: Viewer): Promise<OwnData> =>
  show(await store.findExport(db, by.id), clock(), publicApiUrl);

/** Begins the file, in the background; one that is being made already goes on. */
export async function beginExport(context: Context, by: Viewer, log: FastifyBaseLogger): Promise<OwnData> {
  const { db, clock, media, limits, publicApiUrl } = context;
  const before = await store.findExport(db, by.id);
  const isUnderWay = before && ['waiting', 'working'].includes(before.state) && !isOver(before, clock());
  if (isUnderWay) return show(before, clock(), publicApiUrl);
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
    if (!(await users.lockUser(tx, by.id))) throw notSignedInError();
    const old = await store.deleteExport(tx, by.id);
    await store.insertExport(tx, row);
    return old;
  });
  if (replaced) await removePieces(media, replaced);
  void makeExport(context, row).catch((error: unknown) => log.error({ err: error }, 'an export failed'));
  return show(row, now, publicApiUrl);
}

/** Gives it up, or takes it away before its day is over. */
export async function removeExport({ db, media }: Context, by: Viewer): Promise<void> {
  const row = await store.deleteExport(db, by.id);
  if (!row) throw notFoundError('There is no file with your data.');
  await removePieces(media, row);
}

/** Throws 404 where there is none, or none yet. */
export async function findReadyExport({ db, media, clock }: Context, by: Viewer): Promise<ExportRow> {
  const row = await store.findExport(db, by.id);
  if (row?.state !== 'ready' || isOver(row, clock()) || !(await hasPieces(media, row)))
    throw notFoundError('There is no file with your data.');
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
