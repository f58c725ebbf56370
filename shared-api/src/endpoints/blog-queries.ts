import { keys, queryOptions } from '@cyberharbour/shared-api/endpoint';
import type { BlogAnswer, BlogPage, ResourceCategory } from '../contract/index';
import { editedPost, ownPages, postQueries } from './posts';

export interface Search {
  q?: string | undefined;
}

export interface PublicSearch extends Search {
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
  },
} as const;
const queries = postQueries(kind);

export const blogs = ({ topic, q, after }: PublicSearch = {}) => queries.all({ topic, q }, after);
export const { nearby: blogsNearby, one: blog } = queries;
export const myBlogs = (filter?: Search) => ownPages(queries.pages, filter);

const anyStatus = { all: true };

const readAny = (id: string, signal: AbortSignal) => queries.read(id, signal, anyStatus);

/** For its author and for admins, whatever its status. */
export const ownBlog = (id: string) =>
  queryOptions({
    queryKey: [...keys.blogs, 'own', id],
    queryFn: ({ signal }) => readAny(id, signal),
    meta: { failed: kind.texts.postFailed },
  });

export const editedBlog = (id: string) => editedPost({ kind, read: readAny, id });
