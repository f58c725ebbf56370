import type { Period, PostOrder } from '@cyberharbour/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Visibility } from '../database/post-columns.ts';
import { periodConditions } from '../lists/period.ts';

/** What a list of posts is narrowed to. */
export interface PostFilter extends Period {
  /** What visitors see. */
  isPublic?: boolean;
  authorId?: string | undefined;
  /** What only its author and moderators see. */
  isHidden?: boolean;
  type?: 'business' | 'individual' | undefined;
  topic?: string | undefined;
  status?: string | undefined;
  /** Of the pending ones: whether they wait for their author. */
  sentBack?: 'true' | 'false' | undefined;
  order?: PostOrder | undefined;
  q?: string | undefined;
}

/** The least visibility of what is listed; undefined where the list is narrowed by more than that and by words. */
export function visibilityAlone(filter: PostFilter, publicFrom: Visibility): Visibility | undefined {
  const isNarrowed = Object.entries(filter).some(
    ([name, value]) => !['isPublic', 'order', 'q'].includes(name) && value !== undefined,
  );
  return isNarrowed ? undefined : filter.isPublic ? publicFrom : 0;
}

/** Whether the list is narrowed by something that has an index, beside what everybody may read. */
export const mayBeShort = ({ authorId, status, sentBack, topic, from, to }: PostFilter): boolean =>
  [authorId, status, sentBack, topic, from, to].some((value) => value !== undefined);

const ofType = {
  business: sql<boolean>`users.role = 'business'`,
  individual: sql<boolean>`coalesce(users.role, '') <> 'business'`,
};

/** For a query of `posts` joined with their authors as `users`. */
export function createPostConditions(publicFrom: Visibility, author: RawBuilder<string | null>) {
  const visibility = sql.ref<number>('posts.visibility');
  return ({
    isPublic,
    isHidden,
    authorId,
    type,
    topic,
    status,
    sentBack,
    ...period
  }: PostFilter): RawBuilder<boolean> => {
    const conditions = [
      ...(isPublic ? [sql<boolean>`${visibility} >= ${sql.lit(publicFrom)}`] : []),
      ...(isHidden ? [sql<boolean>`${visibility} = 0`] : []),
      ...(authorId ? [sql<boolean>`${author} = ${authorId}`] : []),
      ...(status ? [sql<boolean>`posts.status = ${status}`] : []),
      ...(sentBack ? [sql<boolean>`posts.status = 'pending' and posts.waits = ${sentBack === 'true' ? 0 : 1}`] : []),
      ...periodConditions('posts.created_at', period),
      ...(type ? [ofType[type]] : []),
      ...(topic ? [sql<boolean>`posts.topic = ${topic}`] : []),
    ];
    return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`1 = 1`;
  };
}
