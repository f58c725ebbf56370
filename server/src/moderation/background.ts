import type { PostBackground } from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import type { PostKind } from '../posts/kind.ts';
import { postKinds } from '../posts/kinds.ts';
import { requirePost } from '../posts/posts.ts';
import { findMember } from '../users/store.ts';

const day = (time: number) => new Date(time).toISOString();

/** What a moderator reads beside a waiting post: who wrote it, and what readers saw of it before. */
export async function readBackground({ db }: Context, kind: PostKind, id: string): Promise<PostBackground> {
  const { author_id: authorId } = await requirePost(db, kind, id);
  const author = authorId === null ? undefined : await findMember(db, authorId);
  const earlier = await kind.store.findEarlier(db, id);
  let published = 0;
  if (author) {
    for (const { store } of postKinds) published += await store.count(db, { isPublic: true, authorId: author.id });
  }
  const { earlier_title: title, earlier_text: text, earlier_until: until } = earlier ?? {};
  return {
    success: true,
    author: author ? { since: day(author.created_at), published } : null,
    earlier: title != null && text != null && until != null ? { title, text, until: day(until) } : null,
  };
}
