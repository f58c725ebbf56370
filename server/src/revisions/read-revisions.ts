import type { Revision, RevisionList } from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import type { PostKind } from '../posts/kind.ts';
import { requireOwnPost } from '../posts/posts.ts';
import type { Viewer } from '../sessions/guards.ts';
import { listRevisions, type RevisionRow } from './store.ts';

const show = ({ id, title, text, more, by_author: byAuthor, until_at: until }: RevisionRow): Revision => ({
  _id: id,
  title,
  text,
  more: JSON.parse(more) as Revision['more'],
  until: new Date(until).toISOString(),
  byAuthor: byAuthor === 1,
});

/** What a post was before its last changes, for its author and for administrators. */
export async function readRevisions({ db }: Context, kind: PostKind, by: Viewer, id: string): Promise<RevisionList> {
  await requireOwnPost(db, kind, by, id);
  return { success: true, revisions: (await listRevisions(db, id)).map(show) };
}
