import type { Context } from '../context.ts';
import { HttpError } from '../http/http-error.ts';
import type { StoredPicture } from '../media/pictures.ts';
import { postKinds } from './kinds.ts';
import { countPictureBytes } from './picture-bytes.ts';

/**
 * Stores the picture of a post. One member cannot fill the disk: what their posts hold is counted before the picture is
 * worked on, and a picture that no post holds any more is removed at once.
 */
export function storeWithinQuota(
  { db, pictures, pictureQuota }: Context,
  userId: string,
  picture: Buffer,
): Promise<StoredPicture> {
  return pictures.store(picture, userId, async () => {
    if ((await countPictureBytes(db, postKinds, userId)) >= pictureQuota) throw quotaError();
  });
}

const quotaError = () =>
  new HttpError(
    413,
    'QUOTA',
    'Your posts have used all the room for pictures. Delete one that you no longer need, and try again.',
  );
