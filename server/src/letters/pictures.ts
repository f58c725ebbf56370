import { limits } from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { isForeignKeyViolation, transact } from '../database/transact.ts';
import { fieldError, HttpError, notFoundError } from '../http/http-error.ts';
import { fileName } from '../media/pictures.ts';
import { removeFiles } from '../media/remove.ts';
import { insertPicture } from '../media/store.ts';
import type { Viewer } from '../sessions/guards.ts';
import { requireDraft, requireLetter } from './letters.ts';
import { addPicture, listPictures } from './store.ts';

async function requireFreePlace(db: Db, letterId: string): Promise<void> {
  requireDraft(await requireLetter(db, letterId));
  if ((await listPictures(db, letterId)).length >= limits.letterPictures)
    throw new HttpError(
      409,
      'TOO_MANY_PICTURES',
      `A letter takes ${limits.letterPictures} pictures, those that were taken out again too.`,
    );
}

/** Stores a picture for a draft; it is in the letter once one of its parts names it, and goes when the letter goes. */
export async function storeLetterPicture(context: Context, by: Viewer, letterId: string, bytes: Buffer | null) {
  const { db, clock, media, pictures, limits: rates, publicApiUrl } = context;
  await requireFreePlace(db, letterId);
  if (!bytes) throw fieldError('image', 'Choose a picture.');
  await rates.editsPerMember.take(by.id);
  const stored = await pictures.store(bytes, by.id);
  await transact(db, async (tx) => {
    await requireFreePlace(tx, letterId);
    await insertPicture(tx, stored, clock());
    await addPicture(tx, letterId, stored.id);
  }).catch(async (error: unknown) => {
    const isGone = isForeignKeyViolation(error);
    // Not where the connection broke: the transaction may stand.
    if (isGone || error instanceof HttpError) await removeFiles(media, stored);
    throw isGone ? notFoundError('Letter not found.') : error;
  });
  return { id: stored.id, url: `${publicApiUrl}/media/${fileName(stored.id, stored.width)}` };
}
