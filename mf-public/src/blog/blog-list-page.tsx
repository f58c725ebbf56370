import { useBlogs } from '@cyberharbour/shared-api';
import { Button, Card, Day, EmptyState, Grid, Loading, Page, PageHead } from '@cyberharbour/shared-ui';
import { PostCover } from '../covers/post-cover';
import '../pages.css';

function BlogCards() {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useBlogs();
  if (isPending) return <Loading lines={6}>Loading...</Loading>;
  const blogs = data?.items ?? [];
  if (blogs.length === 0) return <EmptyState>There are no blogs yet.</EmptyState>;
  return (
    <>
      <Grid role="region" aria-label="Latest blogs">
        {blogs.map((blog, place) => (
          <Card
            key={blog._id}
            heading="h2"
            href={`/blog/${blog._id}`}
            title={blog.title}
            cover={<PostCover title={blog.title} picture={blog} first={place === 0} />}
            more="Read More"
            meta={[blog.author?.name ?? 'Unknown', <Day key="day" at={blog.createdAt} />]}
          >
            {blog.excerpt}
          </Card>
        ))}
      </Grid>
      {hasNextPage ? (
        <p className="pub-more">
          <Button tone="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </p>
      ) : null}
    </>
  );
}

export const Component = () => (
  <Page className="pub-page">
    <PageHead title="Blog" lede="Things that happened to people like you, what they did next, and what they would do sooner." />
    <BlogCards />
  </Page>
);
