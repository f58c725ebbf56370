import {
  http,
  keepPreviousData,
  keys,
  list,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@cyberharbour/shared-api/endpoint';
import type { AdminBlogPage, BlogAnswer, BlogPage, BlogStatus, Period, PostOrder } from '../contract/index';
import { counted, doEach, told, type Outcome } from './several';
import { takeOff } from './take-off';

/** An item as a moderator read it: decided on only while it still is so. */
type Read = Pick<BlogPage['blogs'][number], '_id' | 'updatedAt'>;

const address = (id: string) => `/admin/blogs/${encodeURIComponent(id)}`;
const refresh = [keys.blogs, keys.counts];

export interface BlogFilter extends Period {
  q?: string | undefined;
  status?: BlogStatus | undefined;
  /** Newest first without one. */
  order?: PostOrder | undefined;
}

const asked = ({ q, status, order, from, to }: BlogFilter) => ({ q, status, order, from, to });

const allBlogs = (filter: BlogFilter = {}) =>
  list({
    key: [...keys.blogs, 'all'],
    url: '/admin/blogs',
    filter: asked(filter),
    items: (page: AdminBlogPage) => page.blogs,
    failed: 'Failed to load blogs.',
  });

/** Oldest first: the queue is worked from the front. A failure is silent, as the product says. */
const pendingBlogs = list({
  key: [...keys.blogs, 'pending'],
  url: '/admin/blogs/pending',
  items: (page: BlogPage) => page.blogs,
});

/** What was decided elsewhere leaves the queue within this time, in milliseconds. */
const lookAgain = 15_000;

/** What was found before stays until the next answer. */
export const useAllBlogs = (filter?: BlogFilter) =>
  useInfiniteQuery({ ...allBlogs(filter), placeholderData: keepPreviousData });
export const usePendingBlogs = () => useInfiniteQuery({ ...pendingBlogs, refetchInterval: lookAgain });

/** A waiting blog, whole. Another version of it is another question: nobody decides on a text that is no longer the one that waits. */
const waitingBlog = ({ _id, updatedAt }: Read) =>
  queryOptions({
    queryKey: [...keys.blogs, 'waiting', _id, updatedAt],
    queryFn: async ({ signal }) =>
      (await http.get<BlogAnswer>(`/blogs/${encodeURIComponent(_id)}`, { signal, params: { all: true } })).blog,
  });

export const useWaitingBlog = (read: Read) => useQuery(waitingBlog(read));

/** Off the queue at once, and back on it when it is refused. */
export function useApproveBlogs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (blogs: readonly Read[]) =>
      doEach(blogs, ({ _id, updatedAt }) => http.decide<BlogAnswer>(`${address(_id)}/approve`, updatedAt)),
    onMutate: (blogs) => takeOff(client, pendingBlogs.queryKey, 'blogs', blogs),
    onError: (_, __, undo) => undo?.(),
    meta: {
      done: (outcome: Outcome) => told(outcome, 'Blog approved', (count) => `${counted(count, 'blog')} approved`),
      failed: 'Approval failed',
      refresh,
    },
  });
}

export const useSendBackBlog = () =>
  useMutation({
    mutationFn: ({ blog: { _id, updatedAt }, reason }: { blog: Read; reason: string }) =>
      http.decide<BlogAnswer>(`${address(_id)}/reject`, updatedAt, { reason }),
    meta: { done: 'Blog sent back', failed: 'Rejection failed', refresh },
  });

export const useSetBlogStatus = () =>
  useMutation({
    mutationFn: ({ blogs, status }: { blogs: readonly Read[]; status: BlogStatus }) =>
      doEach(blogs, ({ _id, updatedAt }) => http.decide<BlogAnswer>(`${address(_id)}/status`, updatedAt, { status })),
    meta: {
      done: (outcome: Outcome) =>
        told(outcome, 'Status updated', (count) => `Status of ${counted(count, 'blog')} updated`),
      failed: 'Update failed',
      refresh,
    },
  });

export const useDownloadBlogs = () =>
  useMutation({
    mutationFn: (filter: BlogFilter) => http.table('/admin/blogs', asked(filter)),
    meta: { failed: 'Failed to load blogs.' },
  });
