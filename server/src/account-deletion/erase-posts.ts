import type { Context } from '../context.ts';
import type { AccountDeletionRow } from '../database/account-tables.ts';
import { transact, type Tx } from '../database/transact.ts';
import { removePicture } from '../media/remove.ts';
import { moderatedKinds } from '../posts/kinds.ts';
import { pictureTables } from '../posts/picture-tables.ts';
import { removePosts } from '../posts/remove-post.ts';
import { deleteRevisionsOf } from '../revisions/store.ts';
import { forgetReasons } from './store.ts';

/** Of one kind in one transaction: the embedded database has one writer, and others wait for it. */
const mostAtOnce = 20;

/** Which posts are deleted with the account: all, those that nobody else could read, or none. */
const toFilter = ({ user_id, posts }: AccountDeletionRow) =>
  posts === 'untouched' ? null : { authorId: user_id, isHidden: posts === 'stay' };

/** Deletes some of an account's posts, or all that are left. @returns the pictures that they held */
async function deleteSome(tx: Tx, row: AccountDeletionRow, most: number): Promise<(string | null)[]> {
  const filter = toFilter(row);
  if (!filter) return [];
  const held: (string | null)[] = [];
  for (const kind of moderatedKinds) {
    const posts = await kind.store.list(tx, filter, { limit: most - 1, after: null });
    await removePosts(tx, kind, posts);
    held.push(...posts.map(({ media_id }) => media_id));
  }
  return held;
}

/** In as many transactions as it takes. */
export async function erasePosts(context: Context, row: AccountDeletionRow): Promise<void> {
  for (let held: (string | null)[] = [null]; held.length > 0;) {
    held = await transact(context.db, (tx) => deleteSome(tx, row, mostAtOnce));
    await removePictures(context, held);
  }
}

/** What came while the others were deleted, in the transaction that deletes the account. */
export async function eraseRestOfPosts(tx: Tx, row: AccountDeletionRow): Promise<(string | null)[]> {
  const held: (string | null)[] = [];
  for (let more = await deleteSome(tx, row, mostAtOnce); more.length > 0; more = await deleteSome(tx, row, mostAtOnce))
    held.push(...more);
  if (row.posts === 'stay')
    for (const kind of moderatedKinds) {
      await forgetReasons(tx, kind, row.user_id);
      await deleteRevisionsOf(tx, kind.table, kind.authorColumn, row.user_id);
    }
  return held;
}

export async function removePictures({ db, media }: Context, held: readonly (string | null)[]): Promise<void> {
  for (const id of held) if (id !== null) await removePicture(db, media, pictureTables, id);
}
