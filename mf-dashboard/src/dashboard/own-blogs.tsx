import { useDeleteBlog, useMyBlogs } from '@cyberharbour/shared-api';
import { listState } from '../posts/list-state';
import { PostList } from '../posts/post-list';
import { PostRow } from '../posts/post-row';
import { useDeletion } from '../posts/use-deletion';

export function OwnBlogs() {
  const blogs = useMyBlogs();
  const { list, dialog, notDeleted, deletionOf } = useDeletion(useDeleteBlog(), 'Are you sure you want to delete this blog?');
  return (
    <>
      <PostList
        ref={list}
        title="Your blogs"
        add={{ href: '/blog/create', label: 'New Blog' }}
        empty="You have not written a blog yet."
        {...listState(blogs, 'Failed to load blogs.')}
        notDeleted={notDeleted}
        rows={(blogs.data?.items ?? []).map(({ _id, title, imageVariants, status, createdAt }) => (
          <PostRow
            key={_id}
            title={title}
            variants={imageVariants}
            status={status}
            view={`/blog/${_id}`}
            edit={`/blog/${_id}/edit`}
            createdAt={createdAt}
            {...deletionOf(_id, title)}
          />
        ))}
      />
      {dialog}
    </>
  );
}
