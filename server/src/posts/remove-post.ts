import type { Tx } from '../database/transact.ts';
import { ConcurrentUpdateError } from '../http/http-error.ts';
import { countDeleted } from './counts.ts';
import type { PostKind } from './kind.ts';
import type { ReadPost } from './post.ts';
import { deleteRevisions } from '../revisions/store.ts';

/**
 * Deletes posts with what belongs to them, and counts that at the end, as all who change posts do. Throws
 * ConcurrentUpdateError when one is no longer as it was read.
 */
export async function removePosts(tx: Tx, kind: PostKind, posts: readonly ReadPost[]): Promise<void> {
  for (const post of posts) {
    await kind.removeWith?.(tx, post.id);
    await deleteRevisions(tx, post.id);
    if (!(await kind.store.delete(tx, post))) throw new ConcurrentUpdateError();
  }
  await countDeleted(tx, kind, posts);
}
