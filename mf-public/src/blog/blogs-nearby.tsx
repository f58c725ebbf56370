import { useBlogsNearby } from '@cyberharbour/shared-api/blogs';
import type { Blog } from '@cyberharbour/shared-api/contract';
import { Nearby } from '../nearby/nearby';
import { BlogCard } from './blog-card';

export const BlogsNearby = ({ blog }: { blog: Blog }) => (
  <Nearby
    heading="Read next"
    one="blog"
    path="/blog"
    id={blog._id}
    text={`${blog.title} ${blog.content}`}
    textOf={({ title, excerpt }) => `${title} ${excerpt}`}
    list={useBlogsNearby()}
    card={(other) => <BlogCard key={other._id} blog={other} heading="h3" />}
  />
);
