import { useAllBlogs, useDownloadBlogs, useSetBlogStatus } from '@cyberharbour/shared-api/admin-blogs';
import { useCallback, useMemo } from 'react';
import { useListFilter } from '../list/use-list-filter';
import { orders } from '../posts/orders';
import { PostList } from '../posts/post-list';
import type { Post } from '../posts/post-row';

const statuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'archived', label: 'Archived' },
] as const;
const words = statuses.map(({ value }) => value);
type Status = (typeof words)[number];

export function Component() {
  const filter = useListFilter();
  const status = filter.oneOf('status', words);
  const order = filter.oneOf('order', orders);
  const request = { q: filter.q, status, order, from: filter.from, to: filter.to };
  const list = useAllBlogs(request);
  const { mutate, isPending, variables } = useSetBlogStatus();
  const download = useDownloadBlogs();
  const items = list.data?.items;
  const posts = useMemo(
    () =>
      (items ?? []).map((blog) => ({
        ...blog,
        badge: blog.moderation?.sentBack ? ('rejected' as const) : blog.status,
        // What is active is read as approved; nothing is set to it any more.
        status: blog.status === 'active' ? ('approved' as const) : blog.status,
        note: blog.author?.name ?? 'Unknown',
      })),
    [items],
  );
  return (
    <PostList
      kind="blog"
      title="Blogs"
      lede="Everything that was sent, whatever became of it."
      failed="Failed to load blogs."
      filter={filter}
      shown={status}
      order={order}
      statuses={statuses}
      counts={list.data?.first?.byStatus}
      list={list}
      posts={posts}
      setting={isPending ? variables.blogs.map(({ _id }) => _id) : []}
      onSet={useCallback((blogs: readonly Post<Status>[], to: Status) => mutate({ blogs, status: to }), [mutate])}
      download={{ isPending: download.isPending, mutateAsync: () => download.mutateAsync(request) }}
    />
  );
}
