import { ApiFailure, useSession, isEditedElsewhere, type Sending } from '@cyberharbour/shared-api';
import {
  http,
  keepPreviousData,
  keys,
  list,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@cyberharbour/shared-api/endpoint';
import type { BlogAnswer, BlogForm, BlogPage, Done } from '../contract/index';
import { useAttempt } from './attempt';

export interface NewBlog extends BlogForm {
  image: File;
  sending?: Sending;
}

/** The picture is a new file, or the stored address as it is: never both. */
export interface ChangedBlog extends BlogForm {
  id: string;
  image?: File | undefined;
  imageUrl?: string | undefined;
  /** As it was when editing began; the server refuses when somebody else was faster. */
  updatedAt: string;
  sending?: Sending;
}

const address = (id: string) => `/blogs/${encodeURIComponent(id)}`;
const refresh = [keys.blogs, keys.counts];

export const blogs = ({ q }: { q?: string | undefined } = {}) =>
  list({
    key: [...keys.blogs, 'public'],
    url: '/blogs',
    filter: { q },
    items: (page: BlogPage) => page.blogs,
    failed: 'Failed to load blogs.',
  });

export const myBlogs = ({ q }: { q?: string | undefined } = {}) =>
  list({
    key: [...keys.blogs, 'mine'],
    url: '/blogs',
    filter: { mine: true, q },
    items: (page: BlogPage) => page.blogs,
    failed: 'Failed to load blogs.',
  });

export const blog = (id: string) =>
  queryOptions({
    queryKey: [...keys.blogs, 'one', id],
    queryFn: async ({ signal }) => (await http.get<BlogAnswer>(address(id), { signal })).blog,
  });

const readOwn = async (id: string, signal: AbortSignal) =>
  (await http.get<BlogAnswer>(address(id), { signal, params: { all: true } })).blog;
const failed = 'Failed to load blog';

/** For its author and for admins, whatever its status. */
export const ownBlog = (id: string) =>
  queryOptions({
    queryKey: [...keys.blogs, 'own', id],
    queryFn: ({ signal }) => readOwn(id, signal),
    meta: { failed },
  });

/** The same for the form that edits it. Never from the cache: a form that began with an older version could not be saved. */
const editedBlog = (id: string) =>
  queryOptions({
    queryKey: [...keys.blogs, 'edited', id],
    queryFn: ({ signal }) => readOwn(id, signal),
    gcTime: 0,
    meta: { failed },
  });

/** The public list again, for the foot of one post: where it cannot be had, the foot is missing and nothing is said. */
export const blogsNearby: ReturnType<typeof blogs> = { ...blogs(), meta: {} };

/** What was found before stays until the next answer. */
export const useBlogs = (filter?: { q?: string | undefined }) =>
  useInfiniteQuery({ ...blogs(filter), placeholderData: keepPreviousData });
export const useBlogsNearby = () => useInfiniteQuery(blogsNearby);
export const useMyBlogs = (filter?: { q?: string | undefined }) =>
  useInfiniteQuery({ ...myBlogs(filter), placeholderData: keepPreviousData });
export const useOwnBlog = (id: string) => useQuery(ownBlog(id));
export const useEditedBlog = (id: string) => useQuery(editedBlog(id));

/** As the public sees it; what the public cannot see yet, its author and moderators can. */
export function useBlog(id: string) {
  const shown = useQuery(blog(id));
  const { status } = useSession();
  const mayBeOwn = status === 'signedIn' && shown.error instanceof ApiFailure && shown.error.status === 404;
  // The page says that there is no such blog.
  const own = useQuery({ ...ownBlog(id), enabled: mayBeOwn, meta: {} });
  return mayBeOwn ? own : shown;
}

/** Sent again after a lost answer, it makes no second post. */
export function useCreateBlog() {
  const attemptOf = useAttempt();
  return useMutation({
    mutationFn: ({ sending, ...fields }: NewBlog) =>
      http.create<BlogAnswer>('/blogs', { ...fields }, attemptOf({ ...fields }), sending),
    meta: { done: 'Blog created successfully', failed: 'Failed to create blog.', refresh },
  });
}

export const useUpdateBlog = () =>
  useMutation({
    mutationFn: ({ id, sending, ...fields }: ChangedBlog) =>
      http.replace<BlogAnswer>(address(id), { ...fields }, sending),
    // The server adds that it waits for a moderator again, where it does.
    meta: {
      done: ({ message }: BlogAnswer) => message ?? 'Blog updated',
      failed: 'Update failed',
      inPage: isEditedElsewhere,
      refresh,
    },
  });

export const useDeleteBlog = () =>
  useMutation({
    mutationFn: (id: string) => http.delete<Done>(address(id)),
    meta: { done: 'Blog deleted', failed: 'Delete failed.', refresh },
  });
