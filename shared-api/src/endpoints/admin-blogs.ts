import {
  keepPreviousData,
  http,
  keys,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@cyberharbour/shared-api/endpoint';
import type { AdminBlogPage, BlogAnswer, BlogPage, BlogStatus } from '../contract/index';
import {
  allPosts,
  pendingPosts,
  queueInterval,
  useApprovePosts,
  useDownloadPosts,
  useSendBackPost,
  useSetPostStatus,
  useTakeBackDecisions,
  type PostFilter,
  type ReadPost,
} from './admin-posts';

export type BlogFilter = PostFilter<BlogStatus>;

const kind = {
  name: 'blogs',
  noun: 'blog',
  texts: {
    approved: 'Blog approved',
    sentBack: 'Blog sent back',
    statusUpdated: 'Status updated',
    statusFailed: 'Update failed',
  },
} as const;

/**
 * A waiting blog, whole. Another version of it is another question: nobody decides on a text that is no longer the
 * one that waits.
 */
const waitingBlog = ({ _id, updatedAt }: ReadPost) =>
  queryOptions({
    queryKey: [...keys.blogs, 'waiting', _id, updatedAt],
    queryFn: async ({ signal }) =>
      (await http.get<BlogAnswer>(`/blogs/${encodeURIComponent(_id)}`, { signal, params: { all: true } })).blog,
  });

/** The previous list stays until the next answer. */
export const useAllBlogs = (filter?: BlogFilter) =>
  useInfiniteQuery({
    ...allPosts(kind, (page: AdminBlogPage) => page.blogs, filter),
    placeholderData: keepPreviousData,
  });
export const usePendingBlogs = () =>
  useInfiniteQuery({ ...pendingPosts(kind, (page: BlogPage) => page.blogs), refetchInterval: queueInterval });
export const useWaitingBlog = (read: ReadPost) => useQuery(waitingBlog(read));
export const useApproveBlogs = () => useApprovePosts(kind);
export const useSendBackBlog = () => useSendBackPost(kind);
export const useSetBlogStatus = () => useSetPostStatus<'blogs', 'blog', BlogStatus>(kind);
export const useDownloadBlogs = () => useDownloadPosts(kind);
export const useTakeBackBlogs = () => useTakeBackDecisions(kind);
