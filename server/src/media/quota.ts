import { limits } from '@cyberharbour/shared-api/contract';
import type { Parts } from '../context.ts';
import { Refusal } from '../http/http-error.ts';
import type { StoredPicture } from './pictures.ts';
import { bytesOf } from './store.ts';

/** Keeps the picture of a new post. One member cannot fill the disk; that is asked before the picture is worked on. */
export async function storeWithinQuota(
  { db, pictures }: Parts,
  userId: string,
  picture: Buffer,
): Promise<StoredPicture> {
  if ((await bytesOf(db, userId)) < limits.pictureQuota) return pictures.store(picture);
  throw new Refusal(
    413,
    'QUOTA',
    'Your posts have used all the room for pictures. Delete one that you no longer need, and try again.',
  );
}
