import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { AdminBlogPage, BlogAnswer, BlogPage, BlogStatus } from './contract/index';
import { http } from './http';
import { keys } from './keys';
import { list } from './list';

const address = (id: string) => `/admin/blogs/${encodeURIComponent(id)}`;
const refresh = [keys.blogs, keys.counts];

export interface BlogFilter {
  q?: string | undefined;
  status?: BlogStatus | undefined;
}

const allBlogs = ({ q, status }: BlogFilter = {}) =>
  list({
    key: [...keys.blogs, 'all'],
    url: '/admin/blogs',
    filter: { q, status },
    items: (page: AdminBlogPage) => page.blogs,
    failed: 'Failed to load blogs.',
  });

/** Oldest first: the queue is worked from the front. A failure is silent, as the product says. */
const pendingBlogs = list({ key: [...keys.blogs, 'pending'], url: '/admin/blogs/pending', items: (page: BlogPage) => page.blogs });

/** What was found before stays until the next answer. */
export const useAllBlogs = (filter?: BlogFilter) => useInfiniteQuery({ ...allBlogs(filter), placeholderData: keepPreviousData });
export const usePendingBlogs = () => useInfiniteQuery(pendingBlogs);

export const useApproveBlog = () =>
  useMutation({
    mutationFn: (id: string) => http.put<BlogAnswer>(`${address(id)}/approve`),
    meta: { done: 'Blog approved', failed: 'Approval failed', refresh },
  });

export const useSetBlogStatus = () =>
  useMutation({
    mutationFn: ({ id, status }: { id: string; status: BlogStatus }) => http.put<BlogAnswer>(`${address(id)}/status`, { status }),
    meta: { done: 'Status updated', failed: 'Update failed', refresh },
  });
