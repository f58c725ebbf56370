import type { Period, PostOrder } from '@cyberharbour/shared-api/contract';

/** What a list of posts is narrowed to. */
export interface PostFilter extends Period {
  /** What visitors see. */
  isPublic?: boolean;
  authorId?: string | undefined;
  /** What only its author and moderators see. */
  isHidden?: boolean;
  type?: 'business' | 'individual' | undefined;
  status?: string | undefined;
  /** Of the pending ones: whether they wait for their author. */
  sentBack?: 'true' | 'false' | undefined;
  order?: PostOrder | undefined;
  q?: string | undefined;
}
