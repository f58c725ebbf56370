import { useDeleteBlog, useMyBlogs } from '@cyberharbour/shared-api/blogs';
import { useNarrowing } from '../posts/narrowing';
import { OwnPosts } from './own-posts';

export function OwnBlogs() {
  const narrowing = useNarrowing();
  return (
    <OwnPosts
      name="blog"
      path="/blog"
      empty="You have not written a blog yet."
      question="Are you sure you want to delete this blog?"
      narrowing={narrowing}
      list={useMyBlogs({ q: narrowing.q })}
      deleting={useDeleteBlog()}
      // `active` is an older word for approved.
      statusOf={({ status }) => (status === 'active' ? 'approved' : status)}
    />
  );
}
