import {
  type Letter,
  type LetterAnswer,
  type LetterBlock,
  type LetterForm,
  type ListQuery,
} from '@cyberharbour/shared-api/contract';
import { randomInt } from 'node:crypto';
import type * as z from 'zod/mini';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { LetterRow } from '../database/letter-tables.ts';
import { isId, newId } from '../database/ids.ts';
import { transact, type Tx } from '../database/transact.ts';
import { ConcurrentUpdateError, HttpError, notFoundError } from '../http/http-error.ts';
import { nextVersion, refuseStale } from '../http/versions.ts';
import { removePicture } from '../media/remove.ts';
import { pictureTables } from '../posts/picture-tables.ts';
import { formatTime } from '../lists/csv.ts';
import { readPage } from '../lists/paging.ts';
import type { Db } from '../database/database.ts';
import type { Viewer } from '../sessions/guards.ts';
import { countDeliveries } from '../letter-deliveries/store.ts';
import { requireOwnPictures } from './own-pictures.ts';
import * as store from './store.ts';

/** Read out and typed by people: without letters and digits that are taken for each other. */
const codeSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const makeCode = () =>
  Array.from(
    { length: 8 },
    (_, place) => (place === 4 ? '-' : '') + codeSigns.charAt(randomInt(codeSigns.length)),
  ).join('');

export const blocksOf = ({ blocks }: Pick<LetterRow, 'blocks'>) => JSON.parse(blocks) as LetterBlock[];

export const showLetter = (row: LetterRow): Letter => ({
  _id: row.id,
  subject: row.subject,
  blocks: blocksOf(row),
  topics: store.topicsOf(row),
  state: row.state,
  code: row.code,
  sendAt: formatTime(row.send_at),
  begunAt: formatTime(row.begun_at),
  endedAt: formatTime(row.ended_at),
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
});

export async function requireLetter(db: Db, id: string): Promise<LetterRow> {
  const row = isId(id) ? await store.findLetter(db, id) : undefined;
  if (!row) throw notFoundError('Letter not found.');
  return row;
}

export async function listLetters({ db }: Context, query: z.infer<typeof ListQuery>) {
  const { rows, nextCursor } = await readPage(query, (request) => store.listLetters(db, request));
  return { success: true as const, letters: rows.map(showLetter), nextCursor, total: await store.countLetters(db) };
}

/** A letter with its figures. */
export async function readLetter({ db, publicApiUrl }: Context, id: string): Promise<LetterAnswer> {
  const row = await requireLetter(db, id);
  const [readers, deliveries, pictures] = await Promise.all([
    store.countReaders(db, store.topicsOf(row)),
    countDeliveries(db, id),
    store.listPictures(db, id),
  ]);
  return {
    success: true,
    letter: showLetter(row),
    readers,
    deliveries,
    pictures: pictures.map((each) => store.showPicture(each, publicApiUrl)),
  };
}

/** A draft, that nobody wrote down yet. */
export const makeLetterRow = ({ subject, blocks, topics }: LetterForm, now: number): LetterRow => ({
  id: newId(),
  subject,
  blocks: JSON.stringify(blocks),
  topics: JSON.stringify(topics),
  state: 'draft',
  code: makeCode(),
  send_at: null,
  begun_at: null,
  ended_at: null,
  listed_to: null,
  is_listed: 0,
  visibility: 0,
  created_at: now,
  updated_at: now,
});

export async function createLetter(context: Context, by: Viewer, form: LetterForm): Promise<LetterRow> {
  await context.limits.postsPerMember.take(by.id);
  // None can have been stored for it yet.
  await requireOwnPictures(context.db, null, form.blocks);
  const now = context.clock();
  const row = makeLetterRow(form, now);
  await store.insertLetter(context.db, row);
  return row;
}

/** Only a draft changes: what is scheduled is what was looked at, and what was sent is what was sent. */
export async function updateLetter(
  context: Context,
  by: Viewer,
  id: string,
  form: LetterForm,
  base: { ifMatch?: string | undefined },
): Promise<LetterRow> {
  await context.limits.editsPerMember.take(by.id);
  return changeLetter(context, id, base, async (tx, before, now) => {
    requireDraft(before);
    const { subject, blocks, topics } = form;
    await requireOwnPictures(tx, id, blocks);
    const change = { subject, blocks: JSON.stringify(blocks), topics: JSON.stringify(topics) };
    await saveLetter(tx, before, change, now);
    const facts = { before: { title: before.subject }, after: { title: form.subject } };
    await recordAudit(tx, { by, action: 'letter.edited', kind: 'letter', itemId: id, ...facts }, now);
  });
}

export async function deleteLetter(
  { db, clock, media }: Context,
  by: Viewer,
  id: string,
  base: { ifMatch?: string | undefined },
): Promise<void> {
  const pictures = await transact(db, async (tx) => {
    const before = await requireLetter(tx, id);
    refuseStale(base, before.updated_at);
    requireDraft(before);
    const held = await store.listPictures(tx, id);
    await store.deleteLetter(tx, id);
    const facts = { before: { title: before.subject } };
    await recordAudit(tx, { by, action: 'letter.deleted', kind: 'letter', itemId: id, ...facts }, clock());
    return held;
  });
  for (const { media_id: picture } of pictures) await removePicture(db, media, pictureTables, picture);
}

export function requireDraft({ state }: LetterRow): void {
  if (state !== 'draft')
    throw new HttpError(409, 'NOT_A_DRAFT', 'This letter is no draft any more. Stop it first, or write another one.');
}

/** One change of a letter that is as it was read, in one transaction. */
export function changeLetter(
  { db, clock }: Context,
  id: string,
  base: { ifMatch?: string | undefined },
  change: (tx: Tx, before: LetterRow, now: number) => Promise<void>,
): Promise<LetterRow> {
  return transact(db, async (tx) => {
    const before = await requireLetter(tx, id);
    refuseStale(base, before.updated_at);
    await change(tx, before, clock());
    return requireLetter(tx, id);
  });
}

/** Each version has a later time than the one before. */
export async function saveLetter(tx: Tx, before: LetterRow, change: Partial<LetterRow>, now: number): Promise<void> {
  const updated_at = nextVersion(before, now);
  if (!(await store.updateLetter(tx, before, { ...change, updated_at }))) throw new ConcurrentUpdateError();
}
