import { Slot } from '@cyberharbour/platform/extensions';
import { useBlog } from '@cyberharbour/shared-api/blogs';
import { wordsOf, type Blog } from '@cyberharbour/shared-api/contract';
import { BackLink, Badge, Day, Link, Page } from '@cyberharbour/shared-ui';
import { Avatar } from '@cyberharbour/shared-ui/avatar';
import { FormattedText } from '@cyberharbour/shared-ui/formatted-text';
import { minutesToRead } from '@cyberharbour/shared-ui/reading-time';
import { useParams } from 'react-router-dom';
import { ArticleCover } from '../article/article-cover';
import { ArticleSkeleton } from '../article/article-skeleton';
import { EditLink } from '../article/edit-link';
import { GoesLive } from '../article/goes-live';
import { NotLoaded } from '../article/not-loaded';
import { Below } from '../first-screen/below';
import { Head } from '../head/head';
import { HappeningNow } from '../help/happening-now';
import { summaryOf } from '../head/summary-of';
import { PassOn } from '../pass-on/pass-on';
import '../article/article.css';
import { BlogsNearby } from './blogs-nearby';
import '../pages.css';

/** Only its author and moderators see one that is not. */
const isPublic = ({ status, publishAt }: Blog) => publishAt == null && (status === 'approved' || status === 'active');

function Article({ blog }: { blog: Blog }) {
  const author = blog.author?.name ?? 'Unknown';
  const words = wordsOf(blog.content, blog.blocks);
  return (
    <>
      <Head title={blog.title} description={summaryOf(words)} />
      {blog.imageUrl ? <ArticleCover title={blog.title} picture={blog} alt={blog.imageAlt} /> : null}
      <article className="pub-article">
        {isPublic(blog) ? null : (
          <Badge status={blog.status}>{blog.status === 'pending' ? 'Waiting to be read' : undefined}</Badge>
        )}
        <GoesLive post={blog} edit={`/blog/${blog._id}/edit`} />
        <h1 dir="auto">{blog.title}</h1>
        <div className="pub-article__by">
          <Avatar name={author} />
          <span>
            By <strong>{author}</strong>
            <br />
            <Day at={blog.publishedAt ?? blog.createdAt} /> · {Math.max(1, minutesToRead(words))} min read
            {blog.topic ? (
              <>
                {' '}
                · <Link href={`/blog?${new URLSearchParams({ topic: blog.topic }).toString()}`}>{blog.topic}</Link>
              </>
            ) : null}
          </span>
        </div>
        <FormattedText text={blog.content} blocks={blog.blocks} />
        <PassOn title={blog.title}>
          <EditLink owner={blog.author} href={`/blog/${blog._id}/edit`} />
        </PassOn>
        <div>
          <HappeningNow />
        </div>
      </article>
      <Below>
        <BlogsNearby blog={blog} />
      </Below>
      <Slot name="blog-detail" item={blog._id} />
    </>
  );
}

export function Component() {
  const { id = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useBlog(id);
  if (isPending) {
    return (
      <Page className="pub-page">
        <title>Loading blog… · CyberHarbour</title>
        <h1 className="ui-hidden">Blog</h1>
        <p className="pub-backbar">
          <BackLink href="/blog">← Back to Blogs</BackLink>
        </p>
        <ArticleSkeleton>Loading blog…</ArticleSkeleton>
      </Page>
    );
  }
  if (data) {
    return (
      <Page className="pub-page">
        <p className="pub-backbar">
          <BackLink href="/blog">← Back to Blogs</BackLink>
        </p>
        <Article blog={data} />
      </Page>
    );
  }
  return (
    <Page className="pub-page">
      <NotLoaded
        error={error}
        missing="Blog not found"
        failed="Failed to load blog"
        name="blog"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
      <BackLink href="/blog">Back to Blogs</BackLink>
    </Page>
  );
}
