import { ApiFailure, useHydrated, useSession, type Sending } from '@cyberharbour/shared-api';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { BlogAnswer, BlogForm } from '../contract/index';
import { blog, blogs, blogsNearby, editedBlog, myBlogs, ownBlog, type PublicSearch, type Search } from './blog-queries';
import { useCreatePost, useDeletePost, useUpdatePost } from './posts';

// In a file of their own, so that who only names a query loads none of what shows it.
export { blog, blogs, blogsNearby, myBlogs, ownBlog } from './blog-queries';

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

const changes = {
  of: 'blogs',
  created: 'Blog created successfully',
  createFailed: 'Failed to create blog.',
  updated: 'Blog updated',
  deleted: 'Blog deleted',
} as const;

/** The previous list stays until the next answer. */
export const useBlogs = (filter?: PublicSearch) =>
  useInfiniteQuery({ ...blogs(filter), placeholderData: keepPreviousData });
export const useBlogsNearby = () => useInfiniteQuery(blogsNearby);
export const useMyBlogs = (filter?: Search) =>
  useInfiniteQuery({ ...myBlogs(filter), placeholderData: keepPreviousData });
export const useOwnBlog = (id: string) => useQuery(ownBlog(id));
export const useEditedBlog = (id: string) => useQuery(editedBlog(id));

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

export const useCreateBlog = () => useCreatePost<BlogAnswer, NewBlog>(changes);
export const useUpdateBlog = () => useUpdatePost<BlogAnswer, ChangedBlog>(changes);
export const useDeleteBlog = () => useDeletePost(changes);
