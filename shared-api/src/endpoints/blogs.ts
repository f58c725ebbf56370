import { ApiFailure, useHydrated, useSession, type Sending } from '@cyberharbour/shared-api';
import { keepPreviousData, keys, queryOptions, useInfiniteQuery, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { BlogAnswer, BlogForm, BlogPage, ResourceCategory } from '../contract/index';
import { postQueries, useCreatePost, useDeletePost, useUpdatePost } from './posts';

export interface NewBlog extends BlogForm {
  image: File;
  sending?: Sending;
  /** Names the attempt; the same again creates nothing. */
  attempt?: string;
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

interface Search {
  q?: string | undefined;
}

interface PublicSearch extends Search {
  topic?: ResourceCategory | undefined;
  /** The cursor of a page: the list goes on from there. */
  after?: string | undefined;
}

const kind = {
  name: 'blogs',
  items: (page: BlogPage) => page.blogs,
  post: ({ blog: post }: BlogAnswer) => post,
  texts: {
    listFailed: 'Failed to load blogs.',
    postFailed: 'Failed to load blog',
    created: 'Blog created successfully',
    createFailed: 'Failed to create blog.',
    updated: 'Blog updated',
    deleted: 'Blog deleted',
  },
} as const;
const queries = postQueries(kind);

export const blogs = ({ topic, q, after }: PublicSearch = {}) => queries.all({ topic, q }, after);
export const { mine: myBlogs, nearby: blogsNearby, one: blog } = queries;

const anyStatus = { all: true };

/** For its author and for admins, whatever its status. */
export const ownBlog = (id: string) =>
  queryOptions({
    queryKey: [...keys.blogs, 'own', id],
    queryFn: ({ signal }) => queries.read(id, signal, anyStatus),
    meta: { failed: kind.texts.postFailed },
  });

/** The previous list stays until the next answer. */
export const useBlogs = (filter?: PublicSearch) =>
  useInfiniteQuery({ ...blogs(filter), placeholderData: keepPreviousData });
export const useBlogsNearby = () => useInfiniteQuery(blogsNearby);
export const useMyBlogs = (filter?: Search) =>
  useInfiniteQuery({ ...myBlogs(filter), placeholderData: keepPreviousData });
export const useOwnBlog = (id: string) => useQuery(ownBlog(id));
export const useEditedBlog = (id: string) => useQuery(queries.edited(id, anyStatus));

const isMissing = (error: unknown) => error instanceof ApiFailure && error.status === 404;

/** As the public sees it; what the public cannot see yet, its author and moderators can. */
export function useBlog(id: string) {
  const published = useQuery(blog(id));
  const { status } = useSession();
  // Until it is known who reads, a server says that there is none, and a browser that it is loading.
  const mayBeOwn = useHydrated() && status !== 'signedOut' && isMissing(published.error);
  // The page says that there is no such blog.
  const own = useQuery({ ...ownBlog(id), enabled: mayBeOwn && status === 'signedIn', meta: {} });
  return mayBeOwn ? own : published;
}

export const useCreateBlog = () => useCreatePost<BlogAnswer, NewBlog>(kind);
export const useUpdateBlog = () => useUpdatePost<BlogAnswer, ChangedBlog>(kind);
export const useDeleteBlog = () => useDeletePost(kind);
