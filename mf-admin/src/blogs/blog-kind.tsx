import {
  useAllBlogs,
  useApproveBlogs,
  useDownloadBlogs,
  usePendingBlogs,
  useSendBackBlog,
  useSetBlogStatus,
  useTakeBackBlogs,
  useWaitingBlog,
} from '@cyberharbour/shared-api/admin-blogs';
import type { Blog, BlogStatus, BlogSummary } from '@cyberharbour/shared-api/contract';
import { Day } from '@cyberharbour/shared-ui';
import { useBlogBackground } from '../api/background';
import { AuthorLink } from '../posts/author-link';
import { GoesLive, timeFacts, topicFacts } from '../posts/post-facts';
import type { PostKind, ReadPost } from '../posts/post-kind';
import { statusesWith } from '../posts/statuses';

type Status = 'pending' | 'approved' | 'archived';
interface BlogTypes {
  name: 'blog';
  listed: BlogSummary;
  whole: Blog;
  status: Status;
  change: { blogs: readonly ReadPost[]; status: BlogStatus };
  sentBack: { blog: ReadPost; reason: string };
}

const authorOf = ({ author }: Pick<BlogSummary, 'author'>) => author?.name ?? 'Unknown';

/** All that is particular to blogs in the console. */
export const blogKind: PostKind<BlogTypes> = {
  name: 'blog',
  title: 'Blogs',
  lede: 'Everything that was sent, whatever became of it.',
  statuses: statusesWith({ value: 'approved', label: 'Approved' }),

  // What is active is read as approved; nothing is set to it any more.
  statusOf: ({ status }) => (status === 'active' ? 'approved' : status),
  noteOf: (post) => (
    <>
      <AuthorLink author={post.author} />
      <GoesLive post={post} />
    </>
  ),
  authorOf,
  authorIdOf: ({ author }) => author?._id,
  hrefOf: (id) => `/blog/${id}`,
  textOf: ({ content }) => content,
  bodyOf: ({ content: text, blocks }) => ({ text, blocks }),
  factsOf: (blog) => [
    { name: 'Author', value: authorOf(blog) },
    { name: 'Sent', value: <Day at={blog.createdAt} withTime /> },
    ...topicFacts(blog),
    ...timeFacts(blog),
  ],

  useAll: useAllBlogs,
  useDownload: useDownloadBlogs,
  useSetStatus: useSetBlogStatus,
  changeOf: (blogs, status) => ({ blogs, status }),
  changedBy: ({ blogs }) => blogs,

  usePending: usePendingBlogs,
  useWhole: useWaitingBlog,
  useBackground: useBlogBackground,
  useApprove: useApproveBlogs,
  useSendBack: useSendBackBlog,
  useTakeBack: useTakeBackBlogs,
  sendBackOf: (blog, reason) => ({ blog, reason }),
};
