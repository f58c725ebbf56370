import { limits } from '@cyberharbour/shared-api/contract';
import { newId } from '../database/ids.ts';
import type { Tx } from '../database/transact.ts';
import type { PostKind } from '../posts/kind.ts';
import type { ReadPost } from '../posts/post.ts';
import type { Viewer } from '../sessions/guards.ts';
import { insertRevision, trimRevisions } from './store.ts';

/** Keeps the words that an edit replaces, where it replaces any; of one post the last few. */
export async function keepRevision(
  tx: Tx,
  kind: PostKind,
  by: Viewer,
  before: ReadPost,
  after: ReadPost,
  now: number,
): Promise<void> {
  if (!kind.otherWords) return;
  const wordsOf = (post: ReadPost) => ({
    title: post.title,
    text: String(post[kind.textColumn]),
    more: JSON.stringify(kind.otherWords?.(post)),
  });
  const words = wordsOf(before);
  if (JSON.stringify(words) === JSON.stringify(wordsOf(after))) return;
  const byAuthor = before.author_id === by.id ? 1 : 0;
  await insertRevision(tx, { id: newId(), item_id: before.id, ...words, by_author: byAuthor, until_at: now });
  await trimRevisions(tx, before.id, limits.revisions);
}
