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
import { type Columns, everyRow, isoOf } from '../lists/csv.ts';
import { readPage } from '../lists/paging.ts';
import { forFilter, type Parts } from '../context.ts';
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
export async function allBlogs(parts: Parts, by: Viewer, query: Wish) {
  const { db, publicApiUrl } = parts;
  const { rows, nextCursor } = await readPage(query, (wish) => store.listBlogs(forFilter(parts, query), query, wish));
  const byStatus = await counters.read(db, 'blogs', blogStatuses);
  const counted = counters.totalOf(byStatus, query.status);
  const total = query.q || hasPeriod(query) ? await store.countBlogs(forFilter(parts, query), query) : counted;
  return {
    success: true as const,
    blogs: rows.map((row) => summariseBlog(row, publicApiUrl, by)),
    nextCursor,
    total,
    byStatus,
  };
}

export const everyBlog = ({ heavy }: Parts, filter: store.BlogFilter) =>
  everyRow(filter.order, (wish) => store.listBlogs(heavy, filter, wish));

export const blogColumns: Columns<store.ListedBlog> = {
  Title: (row) => row.title,
  Author: (row) => row.author_name ?? 'Unknown',
  Status: (row) => row.status,
  Posted: (row) => isoOf(row.created_at),
  Changed: (row) => isoOf(row.updated_at),
  Reason: (row) => row.moderation_reason,
};

export const everyWaitingBlog = ({ heavy }: Parts) => everyRow(undefined, (wish) => store.pendingBlogs(heavy, wish));

export async function waitingBlogs({ db, publicApiUrl }: Parts, by: Viewer, query: Wish) {
  const { rows, nextCursor } = await readPage(query, (wish) => store.pendingBlogs(db, wish));
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
export async function decideBlog(parts: Parts, by: Viewer, id: string, decision: Decision<BlogStatus>): Promise<Blog> {
  return showBlog(await decide(parts, by, kind, id, decision), parts.publicApiUrl, by);
}
