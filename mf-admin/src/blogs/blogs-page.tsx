import { useAllBlogs, useSetBlogStatus } from '@cyberharbour/shared-api';
import type { BlogSummary } from '@cyberharbour/shared-api/contract';
import { Badge, Day, EmptyState, Item, ItemList, Loading, Note, PageHead, Tools } from '@cyberharbour/shared-ui';
import { Area } from '../area/area';
import { Change } from '../list/change';
import { More } from '../list/more';
import { useSearch } from '../list/search';

const statuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'archived', label: 'Archived' },
] as const;

function BlogRow({ blog }: { blog: BlogSummary }) {
  const setting = useSetBlogStatus();
  return (
    <Item
      title={blog.title}
      badge={<Badge status={blog.status} />}
      note={
        <>
          {blog.author?.name ?? 'Unknown'}, <Day at={blog.createdAt} />
        </>
      }
      actions={
        <Change
          key={blog.status}
          label={`Status of ${blog.title}`}
          button="Update"
          options={statuses}
          // What is active is read as approved; nothing is set to it any more.
          value={blog.status === 'active' ? 'approved' : blog.status}
          busy={setting.isPending}
          onChange={(status) => setting.mutate({ id: blog._id, status })}
        />
      }
    />
  );
}

export function Component() {
  const { q, box } = useSearch('Search blogs');
  const list = useAllBlogs({ q });
  const blogs = list.data?.items ?? [];
  return (
    <Area>
      <PageHead title="Blogs" lede="Everything that was sent, whatever became of it." />
      <Tools>
        {box}
        <Note role="status">{list.data ? `${list.data.total} blogs` : ''}</Note>
      </Tools>
      {list.isPending ? <Loading lines={6}>Loading...</Loading> : null}
      {!list.isPending && blogs.length === 0 ? <EmptyState>No blogs found.</EmptyState> : null}
      {blogs.length > 0 ? (
        <ItemList>
          {blogs.map((blog) => (
            <BlogRow key={blog._id} blog={blog} />
          ))}
        </ItemList>
      ) : null}
      <More list={list} />
    </Area>
  );
}
