import { recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { transact } from '../database/transact.ts';
import { HttpError } from '../http/http-error.ts';
import { type EditBase, nextVersion, refuseStale } from '../http/versions.ts';
import { removeFiles, removePicture } from '../media/remove.ts';
import { insertPicture } from '../media/store.ts';
import { pictureTables } from '../posts/picture-tables.ts';
import type { Viewer } from '../sessions/guards.ts';
import { requireResource } from './library.ts';
import * as store from './store.ts';

/** Gives a resource its picture, or another one; without bytes, takes it away. */
export async function setPicture(
  context: Context,
  by: Viewer,
  id: string,
  bytes: Buffer | null,
  base: EditBase,
): Promise<store.ReadResource> {
  const { db, clock, media, pictures, limits } = context;
  refuseStale(base, (await requireResource(db, id)).updated_at);
  await limits.editsPerMember.take(by.id);
  const stored = bytes && (await pictures.store(bytes, by.id));
  const { row, replaced } = await transact(db, async (tx) => {
    const before = await requireResource(tx, id);
    refuseStale(base, before.updated_at);
    const now = clock();
    if (stored) await insertPicture(tx, stored, now);
    await store.updateResource(tx, before, { media_id: stored?.id ?? null, updated_at: nextVersion(before, now) });
    const { title } = before;
    const facts = {
      before: { title, picture: before.media_id !== null },
      after: { title, picture: stored !== null },
    };
    await recordAudit(tx, { by, action: 'resource.edited', kind: 'resource', itemId: id, ...facts }, now);
    return { row: await requireResource(tx, id), replaced: before.media_id };
  }).catch(async (error: unknown) => {
    // Not where the connection broke: the transaction may stand.
    if (stored && error instanceof HttpError) await removeFiles(media, stored);
    throw error;
  });
  if (replaced !== null) await removePicture(db, media, pictureTables, replaced);
  return row;
}
