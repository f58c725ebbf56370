import { useDeleteBlog, useMyBlogs } from '@cyberharbour/shared-api/blogs';
import type { BlogSummary } from '@cyberharbour/shared-api/contract';
import type { BadgeStatus } from '@cyberharbour/shared-ui';
import { listState } from '../posts/list-state';
import { Narrowing, useNarrowing } from '../posts/narrowing';
import { PostList } from '../posts/post-list';
import { PostRow } from '../posts/post-row';
import { sentBackNote, standingOf } from '../posts/sent-back';
import { useDeletion } from '../posts/use-deletion';

/** `active` is an older word for approved. */
const standing = (blog: BlogSummary): BadgeStatus =>
  standingOf(blog, blog.status === 'active' ? 'approved' : blog.status);

export function OwnBlogs() {
  const narrowing = useNarrowing();
  const blogs = useMyBlogs({ q: narrowing.q });
  const { list, dialog, notDeleted, deletionOf } = useDeletion(
    useDeleteBlog(),
    'Are you sure you want to delete this blog?',
  );
  const items = (blogs.data?.items ?? []).map((blog) => ({ ...blog, standing: standing(blog) }));
  return (
    <>
      <PostList
        ref={list}
        title="Your blogs"
        add={{ href: '/blog/create', label: 'New Blog' }}
        empty={
          narrowing.isNarrowed
            ? 'None of your blogs matches. Try another word, or All.'
            : 'You have not written a blog yet.'
        }
        {...listState(blogs, 'Failed to load blogs.')}
        notDeleted={notDeleted}
        tools={
          <Narrowing
            narrowing={narrowing}
            label="Search your blogs"
            statuses={items.map((blog) => blog.standing)}
            total={blogs.data?.total ?? 0}
          />
        }
        rows={items
          .filter((blog) => narrowing.status === 'all' || blog.standing === narrowing.status)
          .map(({ _id, title, imageVariants, standing: status, createdAt, moderation }) => (
            <PostRow
              key={_id}
              title={title}
              variants={imageVariants}
              status={status}
              view={`/blog/${_id}`}
              edit={`/blog/${_id}/edit`}
              createdAt={createdAt}
              note={sentBackNote({ moderation })}
              {...deletionOf(_id, title)}
            />
          ))}
      />
      {dialog}
    </>
  );
}
