import type { SentLetter, SentLetterQuery } from '@cyberharbour/shared-api/contract';
import type * as z from 'zod/mini';
import type { Context } from '../context.ts';
import type { LetterRow } from '../database/letter-tables.ts';
import { isId } from '../database/ids.ts';
import { notFoundError } from '../http/http-error.ts';
import { blocksOf } from '../letters/letters.ts';
import { readParts } from '../letters/parts.ts';
import { readPage } from '../lists/paging.ts';
import * as store from './store.ts';

const show = (row: LetterRow): SentLetter => ({
  _id: row.id,
  subject: row.subject,
  code: row.code,
  sentAt: new Date(row.begun_at ?? row.created_at).toISOString(),
});

/** `7kqx m2pd` is `7KQX-M2PD`: people read it from a mail, and type it. */
const readCode = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
    .replace(/^(.{4})(.+)$/, '$1-$2');

/** What went out, newest first; with a code, the letter that has it, or none. */
export async function listSentLetters({ db }: Context, query: z.infer<typeof SentLetterQuery>) {
  if (query.code !== undefined) {
    const letters = (await store.listByCode(db, readCode(query.code))).map(show);
    return { success: true as const, letters, nextCursor: null, total: letters.length };
  }
  const { rows, nextCursor } = await readPage(query, (request) => store.listSent(db, request));
  return { success: true as const, letters: rows.map(show), nextCursor, total: await store.countSent(db) };
}

/** As it went out, without posts that nobody may read any more. */
export async function readSentLetter({ db, publicApiUrl }: Context, id: string) {
  const row = isId(id) ? await store.findSent(db, id) : undefined;
  if (!row) throw notFoundError('Letter not found');
  const { parts } = await readParts(db, publicApiUrl, blocksOf(row));
  return { success: true as const, letter: { ...show(row), parts } };
}
