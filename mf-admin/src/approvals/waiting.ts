import type { AnyModerated } from '../posts/kinds';
import type { ModeratedTypes } from '../posts/post-kind';

/** One item of the queues. */
export interface Waiting {
  kind: AnyModerated;
  /** Of this version of the item: sent back and changed, it is another one. */
  key: string;
  _id: string;
  title: string;
  by: string;
  createdAt: string;
  updatedAt: string;
  post: ModeratedTypes['listed'];
}

export function toWaiting(kind: AnyModerated, post: ModeratedTypes['listed']): Waiting {
  const { _id, title, createdAt, updatedAt } = post;
  return { kind, key: `${_id} ${updatedAt}`, _id, title, by: kind.authorOf(post), createdAt, updatedAt, post };
}

export const hrefOf = ({ kind, _id }: Pick<Waiting, 'kind' | '_id'>) => `/admin/approvals?${kind.name}=${_id}`;
