import { useAllBlogs, useDownloadBlogs, useSetBlogStatus } from '@cyberharbour/shared-api';
import { Day } from '@cyberharbour/shared-ui';
import { useListFilter } from '../list/use-list-filter';
import { PostList } from '../posts/post-list';

const statuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'archived', label: 'Archived' },
] as const;
const words = statuses.map(({ value }) => value);

export function Component() {
  const filter = useListFilter();
  const status = filter.oneOf('status', words);
  const asked = { q: filter.q, status, from: filter.from, to: filter.to };
  const list = useAllBlogs(asked);
  const setting = useSetBlogStatus();
  const download = useDownloadBlogs();
  const posts = (list.data?.items ?? []).map((blog) => ({
    ...blog,
    badge: blog.moderation?.sentBack ? ('rejected' as const) : blog.status,
    // What is active is read as approved; nothing is set to it any more.
    status: blog.status === 'active' ? ('approved' as const) : blog.status,
    note: (
      <>
        {blog.author?.name ?? 'Unknown'}, <Day at={blog.createdAt} />
      </>
    ),
  }));
  return (
    <PostList
      kind="blog"
      title="Blogs"
      lede="Everything that was sent, whatever became of it."
      failed="Failed to load blogs."
      filter={filter}
      shown={status}
      statuses={statuses}
      counts={list.data?.first?.byStatus}
      list={list}
      posts={posts}
      setting={setting.isPending ? setting.variables.blogs.map(({ _id }) => _id) : []}
      onSet={(blogs, to) => setting.mutate({ blogs, status: to })}
      download={{ isPending: download.isPending, mutateAsync: () => download.mutateAsync(asked) }}
    />
  );
}
