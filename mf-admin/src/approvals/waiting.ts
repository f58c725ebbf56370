import type { BlogSummary, Campaign } from '@cyberharbour/shared-api/contract';
import type { PostKind, PostTypes } from '../posts/post-kind';

interface WaitingPost<Name, Post> {
  kind: Name;
  /** Of this version of the item: sent back and changed, it is another one. */
  key: string;
  _id: string;
  title: string;
  by: string;
  createdAt: string;
  updatedAt: string;
  post: Post;
}

/** One item of the two queues. */
export type Waiting = WaitingPost<'blog', BlogSummary> | WaitingPost<'campaign', Campaign>;

export function toWaiting<Of extends PostTypes>(
  { name, authorOf }: PostKind<Of>,
  post: Of['listed'],
): WaitingPost<Of['name'], Of['listed']> {
  const { _id, title, createdAt, updatedAt } = post;
  return { kind: name, key: `${_id} ${updatedAt}`, _id, title, by: authorOf(post), createdAt, updatedAt, post };
}

export const hrefOf = ({ kind, _id }: Pick<Waiting, 'kind' | '_id'>) => `/admin/approvals?${kind}=${_id}`;
