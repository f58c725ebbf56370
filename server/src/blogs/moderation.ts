import {
  type Blog,
  type BlogStatus,
  blogStatuses,
  type Period,
  type PostOrder,
} from '@cyberharbour/shared-api/contract';
import { decide, type Decision, type Kind } from '../moderation/decide.ts';
import * as counters from '../counters/store.ts';
import type { Viewer } from '../sessions/guards.ts';
import { type Columns, readEveryRow, formatTime } from '../lists/csv.ts';
import { readPage } from '../lists/paging.ts';
import { connectionFor, type Context } from '../context.ts';
import { hasPeriod } from '../lists/period.ts';
import { found, save } from './blogs.ts';
import { showBlog, summariseBlog } from './show-blog.ts';
import * as store from './store.ts';

interface Wish extends Period {
  limit?: number | undefined;
  cursor?: string | undefined;
  q?: string | undefined;
  status?: BlogStatus | undefined;
  order?: PostOrder | undefined;
}

/** Every blog there is, with the counts of each status over all of them. */
export async function allBlogs(context: Context, by: Viewer, query: Wish) {
  const { db, publicApiUrl } = context;
  const { rows, nextCursor } = await readPage(query, (request) =>
    store.listBlogs(connectionFor(context, query), query, request),
  );
  const byStatus = await counters.read(db, 'blogs', blogStatuses);
  const counted = counters.sumGroups(byStatus, query.status);
  const total = query.q || hasPeriod(query) ? await store.countBlogs(connectionFor(context, query), query) : counted;
  return {
    success: true as const,
    blogs: rows.map((row) => summariseBlog(row, publicApiUrl, by)),
    nextCursor,
    total,
    byStatus,
  };
}

export const everyBlog = ({ heavy }: Context, filter: store.BlogFilter) =>
  readEveryRow(filter.order, (request) => store.listBlogs(heavy, filter, request));

export const blogColumns: Columns<store.ListedBlog> = {
  Title: (row) => row.title,
  Author: (row) => row.author_name ?? 'Unknown',
  Status: (row) => row.status,
  Posted: (row) => formatTime(row.created_at),
  Changed: (row) => formatTime(row.updated_at),
  Reason: (row) => row.moderation_reason,
};

export const everyWaitingBlog = ({ heavy }: Context) =>
  readEveryRow(undefined, (request) => store.pendingBlogs(heavy, request));

export async function waitingBlogs({ db, publicApiUrl }: Context, by: Viewer, query: Wish) {
  const { rows, nextCursor } = await readPage(query, (request) => store.pendingBlogs(db, request));
  const { waiting } = await counters.read(db, 'blogs', ['waiting']);
  return {
    success: true as const,
    blogs: rows.map((row) => summariseBlog(row, publicApiUrl, by)),
    nextCursor,
    total: waiting,
  };
}

const kind: Kind<store.ReadBlog, BlogStatus> = { kind: 'blog', found, save, memberOf: (row) => row.author_id };

/** For admins: the route's guard has asked. */
export async function decideBlog(
  context: Context,
  by: Viewer,
  id: string,
  decision: Decision<BlogStatus>,
): Promise<Blog> {
  return showBlog(await decide(context, by, kind, id, decision), context.publicApiUrl, by);
}
