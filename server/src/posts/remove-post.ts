import type { Tx } from '../database/transact.ts';
import { ConcurrentUpdateError } from '../http/http-error.ts';
import { countDeleted } from './counts.ts';
import type { PostKind } from './kind.ts';
import type { ReadPost } from './post.ts';
import { deleteRevisions } from '../revisions/store.ts';

/**
 * Deletes it with what belongs to it, and counts that. Throws ConcurrentUpdateError when it is no longer as it was
 * read.
 */
export async function removePost(tx: Tx, kind: PostKind, post: ReadPost): Promise<void> {
  await kind.removeWith?.(tx, post.id);
  await deleteRevisions(tx, post.id);
  if (!(await kind.store.delete(tx, post))) throw new ConcurrentUpdateError();
  await countDeleted(tx, kind, post);
}
