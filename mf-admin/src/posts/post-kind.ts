import type { PagedList } from '@cyberharbour/shared-api';
import type { Blog, PostBackground, PostOrder } from '@cyberharbour/shared-api/contract';
import type { BadgeStatus } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';

/** A post as somebody read it: it is decided on only while it still is so. */
export interface ReadPost {
  _id: string;
  updatedAt: string;
}

/** What the console reads of a post of every kind. */
interface StoredPost extends ReadPost {
  title: string;
  createdAt: string;
  status: BadgeStatus;
  moderation?: { sentBack: boolean; reason: string } | null | undefined;
}

interface WholePost extends StoredPost {
  imageUrl: string | null;
  imageAlt?: string | null | undefined;
}

/** The types of one kind: a post in a list, the whole post, the statuses that can be set, the bodies of decisions. */
export interface ModeratedTypes {
  name: 'blog' | 'campaign' | 'update';
  listed: StoredPost;
  whole: WholePost;
  status: BadgeStatus;
  change: object;
  sentBack: object;
}

/** Those of a kind with a list of its own. */
export interface PostTypes extends ModeratedTypes {
  name: 'blog' | 'campaign';
}

/** The answer to a decision: the post as it is now, by the name of its kind. */
type Decided<Name extends string> = Record<Name, ReadPost>;

interface PostRequest<Status extends string> {
  q?: string | undefined;
  status?: Status | undefined;
  sentBack?: boolean | undefined;
  order?: PostOrder | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Those of one account. */
  authorId?: string;
}

interface Mutation<Variables, Result = unknown> {
  mutateAsync: (variables: Variables) => Promise<Result>;
  isPending: boolean;
}

interface Changing<Change, Result> extends Mutation<Change, Result> {
  variables: Change | undefined;
}

interface Whole<Post> {
  data: Post | undefined;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** What tells one kind from another in the approvals. The queue and the sheet are the same for all. */
export interface ModeratedKind<Of extends ModeratedTypes> {
  name: Of['name'];
  /** The name with a capital, of several, for titles. */
  title: string;
  authorOf: (post: Of['listed']) => string;
  /** All that a moderator reads and compares; it begins with the body. */
  textOf: (post: Of['whole']) => string;
  /** What stands in the form's field for the text, and how it is drawn. */
  bodyOf: (post: Of['whole']) => { text: string; blocks: Blog['blocks'] };
  /** What a moderator reads beside the text. */
  factsOf: (post: Of['whole']) => readonly { name: string; value: ReactNode }[];

  usePending: () => PagedList<Of['listed']>;
  /** A pending post, whole: a list may carry only its beginning. */
  useWhole: (post: Of['listed']) => Whole<Of['whole']>;
  /** Who wrote it, and what readers saw of it before. */
  useBackground: (post: Of['listed']) => { data: PostBackground | undefined };
  useApprove: () => Mutation<readonly ReadPost[], { refused: number; answers: Decided<Of['name']>[] }>;
  useSendBack: () => Mutation<Of['sentBack'], Decided<Of['name']>>;
  /** Puts decided posts back into the queue. */
  useTakeBack: () => Mutation<readonly ReadPost[]>;
  sendBackOf: (post: ReadPost, reason: string) => Of['sentBack'];
}

/** What tells one kind of post from another in the console, where it has a list of its own too. */
export interface PostKind<Of extends PostTypes> extends ModeratedKind<Of> {
  /** What the list of this kind holds. */
  lede: string;
  statuses: readonly { value: Of['status']; label: string }[];

  /** The status that the selector of a row shows. */
  statusOf: (post: Of['listed']) => Of['status'];
  noteOf: (post: Of['listed']) => ReactNode;
  /** Links and buttons of the menu of a row. */
  moreOf?: (post: Of['listed']) => ReactNode;
  authorIdOf: (post: Of['listed']) => string | undefined;
  /** Where readers read it. */
  hrefOf: (id: string) => string;
  useAll: (request: PostRequest<Of['status']>) => PagedList<Of['listed']> & {
    data: { first: { byStatus?: Partial<Record<string, number>> | undefined } | undefined } | undefined;
  };
  useDownload: () => Mutation<PostRequest<Of['status']>, Blob>;
  useSetStatus: () => Changing<Of['change'], { answers: Decided<Of['name']>[] }>;
  changeOf: (posts: readonly ReadPost[], status: Of['status']) => Of['change'];
  /** The posts that a change is about. */
  changedBy: (change: Of['change']) => readonly ReadPost[];
}
