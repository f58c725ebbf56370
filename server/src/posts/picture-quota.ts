import { limits } from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import { HttpError } from '../http/http-error.ts';
import type { StoredPicture } from '../media/pictures.ts';
import { postKinds } from './kinds.ts';
import { countPictureBytes } from './store.ts';

/** Keeps the picture of a new post. One member cannot fill the disk; that is asked before the picture is worked on. */
export async function storeWithinQuota(
  { db, pictures }: Context,
  userId: string,
  picture: Buffer,
): Promise<StoredPicture> {
  if ((await countPictureBytes(db, postKinds, userId)) < limits.pictureQuota) return pictures.store(picture);
  throw new HttpError(
    413,
    'QUOTA',
    'Your posts have used all the room for pictures. Delete one that you no longer need, and try again.',
  );
}
