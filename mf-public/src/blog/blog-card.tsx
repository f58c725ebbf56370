import type { BlogSummary } from '@cyberharbour/shared-api/contract';
import { Day } from '@cyberharbour/shared-ui';
import { Card } from '@cyberharbour/shared-ui/card';
import { PostCover } from '../covers/post-cover';

interface BlogCardProps {
  blog: BlogSummary;
  heading?: 'h2' | 'h3';
  first?: boolean;
}

export const BlogCard = ({ blog, heading = 'h2', first = false }: BlogCardProps) => (
  <Card
    heading={heading}
    href={`/blog/${blog._id}`}
    title={blog.title}
    cover={<PostCover title={blog.title} picture={blog} first={first} />}
    more="Read More"
    meta={[
      blog.author?.name ?? 'Unknown',
      <Day key="day" at={blog.publishedAt ?? blog.createdAt} />,
      ...(blog.topic ? [blog.topic] : []),
    ]}
  >
    {blog.excerpt}
  </Card>
);
