import { useDeleteBlog, useMyBlogs } from '@cyberharbour/shared-api';
import type { BlogStatus } from '@cyberharbour/shared-api/contract';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { PostList } from '../posts/post-list';
import { PostRow } from '../posts/post-row';

const isPublic = (status: BlogStatus) => status === 'approved' || status === 'active';

export function OwnBlogs() {
  const { data, isPending, hasNextPage, fetchNextPage } = useMyBlogs();
  const deleting = useDeleteBlog();
  const { confirm, dialog } = useConfirm();
  const ask = async (id: string, title: string) => {
    if (await confirm({ title: 'Are you sure you want to delete this blog?', text: title, confirmLabel: 'Delete' })) deleting.mutate(id);
  };
  return (
    <>
      <PostList
        title="Your blogs"
        add={{ href: '/blog/create', label: 'New Blog' }}
        empty="You have not written a blog yet."
        loading={isPending}
        more={hasNextPage ? () => void fetchNextPage() : undefined}
        rows={(data?.items ?? []).map((blog) => (
          <PostRow
            key={blog._id}
            title={blog.title}
            variants={blog.imageVariants}
            status={blog.status}
            view={isPublic(blog.status) ? `/blog/${blog._id}` : undefined}
            edit={`/blog/${blog._id}/edit`}
            createdAt={blog.createdAt}
            onDelete={() => void ask(blog._id, blog.title)}
          />
        ))}
      />
      {dialog}
    </>
  );
}
