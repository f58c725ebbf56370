import {
  http,
  keys,
  list,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type Paged,
  type QueryClient,
  type QueryKey,
} from '@cyberharbour/shared-api/endpoint';
import type { Done, Period, PostOrder } from '../contract/index';
import { batchMessage, changeEach, countOf, type BatchResult } from './batch';

/** An item as a moderator read it: decided on only while it still is so. */
export interface ReadPost {
  _id: string;
  updatedAt: string;
}

export interface PostFilter<Status> extends Period {
  q?: string | undefined;
  status?: Status | undefined;
  /** Of the pending ones: whether they wait for their author. */
  sentBack?: boolean | undefined;
  /** Those of one account; a server of an earlier release answers with everybody's. */
  authorId?: string | undefined;
  /** Newest first without one. */
  order?: PostOrder | undefined;
}

/** What differs between one kind of post and another for a moderator: shapes, addresses and words. */
type PostName = 'blogs' | 'campaigns' | 'updates';
type PostNoun = 'blog' | 'campaign' | 'update';
export interface ModeratedKind<Name extends PostName, Noun extends PostNoun> {
  name: Name;
  noun: Noun;
  texts: { approved: string; sentBack: string; statusUpdated: string; statusFailed: string };
}
type AnyKind = ModeratedKind<PostName, PostNoun>;

/** A change of a campaign makes what belongs to it stale. */
const keysOf = { blogs: keys.blogs, campaigns: keys.campaigns, updates: [...keys.campaigns, 'updates'] } as const;

const urlOf = (kind: AnyKind, { _id }: ReadPost) => `/admin/${kind.name}/${encodeURIComponent(_id)}`;
const refreshOf = ({ name }: AnyKind) => [keysOf[name], keys.counts];
const listFailed = ({ name }: AnyKind) => `Failed to load ${name}.`;
const paramsOf = <Status extends string>({ q, status, sentBack, authorId, order, from, to }: PostFilter<Status>) => ({
  q,
  status,
  sentBack,
  authorId,
  order,
  from,
  to,
});

/** What was decided elsewhere leaves the queue within this time, in milliseconds. */
export const queueInterval = 15_000;

export const allPosts = <Page extends Paged, Item, Status extends string>(
  kind: AnyKind,
  items: (page: Page) => Item[],
  filter: PostFilter<Status> = {},
) =>
  list({
    key: [...keysOf[kind.name], 'all'],
    url: `/admin/${kind.name}`,
    filter: paramsOf(filter),
    items,
    failed: listFailed(kind),
  });

const pendingKey = ({ name }: AnyKind) => [...keysOf[name], 'pending'];

/** Oldest first: the queue is worked from the front. A failure is silent, as the product says. */
export const pendingPosts = <Page extends Paged, Item>(kind: AnyKind, items: (page: Page) => Item[]) =>
  list({ key: pendingKey(kind), url: `/admin/${kind.name}/pending`, items });

/** Takes posts off a list before the server has agreed to it. @returns puts them back where they were */
async function takeOff(
  client: QueryClient,
  queryKey: QueryKey,
  name: PostName,
  gone: readonly ReadPost[],
): Promise<() => void> {
  type Page = Paged & Record<typeof name, readonly { _id: string }[]>;
  // An answer still on its way would bring them back.
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<InfiniteData<Page>>(queryKey);
  const ids = new Set(gone.map(({ _id }) => _id));
  const without = (page: Page): Page => {
    const left = page[name].filter(({ _id }) => !ids.has(_id));
    return { ...page, [name]: left, total: page.total - (page[name].length - left.length) };
  };
  client.setQueryData<InfiniteData<Page>>(queryKey, (data) => data && { ...data, pages: data.pages.map(without) });
  return () => void client.setQueryData(queryKey, before);
}

/** What the server answers to a decision: the post as it is now. */
type Decided<Noun extends string> = Done & Record<Noun, ReadPost>;

/** Off the queue at once, and back on it when it is refused. */
export function useApprovePosts<Noun extends PostNoun>(kind: ModeratedKind<PostName, Noun>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (posts: readonly ReadPost[]) =>
      changeEach(posts, (post) => http.decide<Decided<Noun>>(`${urlOf(kind, post)}/approve`, post.updatedAt)),
    onMutate: (posts) => takeOff(client, [...pendingKey(kind), {}], kind.name, posts),
    onError: (_, __, undo) => undo?.(),
    meta: {
      done: (result: BatchResult) =>
        batchMessage(result, kind.texts.approved, (count) => `${countOf(count, kind.noun)} approved`),
      failed: 'Approval failed',
      refresh: refreshOf(kind),
    },
  });
}

export const useSendBackPost = <Noun extends PostNoun>(kind: ModeratedKind<PostName, Noun>) =>
  useMutation({
    mutationFn: (sent: Record<Noun, ReadPost> & { reason: string }) =>
      http.decide<Decided<Noun>>(`${urlOf(kind, sent[kind.noun])}/reject`, sent[kind.noun].updatedAt, {
        reason: sent.reason,
      }),
    meta: { done: kind.texts.sentBack, failed: 'Rejection failed', refresh: refreshOf(kind) },
  });

const setStatus = <Noun extends PostNoun>(
  kind: ModeratedKind<PostName, Noun>,
  posts: readonly ReadPost[],
  status: string,
) => changeEach(posts, (post) => http.decide<Decided<Noun>>(`${urlOf(kind, post)}/status`, post.updatedAt, { status }));

/** Back to the queue, as long as nobody has decided otherwise. */
export const useTakeBackDecisions = (kind: AnyKind) =>
  useMutation({
    mutationFn: (posts: readonly ReadPost[]) => setStatus(kind, posts, 'pending'),
    meta: {
      done: (result: BatchResult) =>
        batchMessage(result, 'It waits again', (count) => `${countOf(count, kind.noun)} back in the queue`),
      failed: kind.texts.statusFailed,
      refresh: refreshOf(kind),
    },
  });

export const useSetPostStatus = <
  Name extends PostName,
  Noun extends PostNoun,
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- each kind names its own statuses
  Status extends string,
>(
  kind: ModeratedKind<Name, Noun>,
) =>
  useMutation({
    mutationFn: ({ status, ...posts }: Record<Name, readonly ReadPost[]> & { status: Status }) =>
      setStatus(kind, (posts as Record<Name, readonly ReadPost[]>)[kind.name], status),
    meta: {
      done: (result: BatchResult) =>
        batchMessage(result, kind.texts.statusUpdated, (count) => `Status of ${countOf(count, kind.noun)} updated`),
      failed: kind.texts.statusFailed,
      refresh: refreshOf(kind),
    },
  });

export const useDownloadPosts = (kind: AnyKind) =>
  useMutation({
    mutationFn: (filter: PostFilter<string>) => http.table(`/admin/${kind.name}`, paramsOf(filter)),
    meta: { failed: listFailed(kind) },
  });
