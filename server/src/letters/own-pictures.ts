import type { LetterBlock } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import { fieldError } from '../http/http-error.ts';
import { listPictures } from './store.ts';

/** A part names a picture of its own letter alone. */
export async function requireOwnPictures(tx: Db, letterId: string | null, blocks: readonly LetterBlock[]) {
  if (!blocks.some(({ kind }) => kind === 'picture')) return;
  const own = new Set(letterId === null ? [] : (await listPictures(tx, letterId)).map(({ media_id }) => media_id));
  const foreign = blocks.findIndex((block) => block.kind === 'picture' && !own.has(block.id));
  if (foreign >= 0) throw fieldError(`blocks.${foreign}.id`, 'Choose a picture, or take this part out.');
}
