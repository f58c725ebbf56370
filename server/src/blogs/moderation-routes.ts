import {
  AdminBlogPage,
  Approval,
  BlogAnswer,
  BlogPage,
  blogStatuses,
  BlogStatusChange,
  ListQuery,
  Period,
  postOrders,
  Rejection,
} from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { responseShapes } from '../http/responses.ts';
import { sendCsv, wantsCsv } from '../lists/csv.ts';
import { viewerOf } from '../sessions/guards.ts';
import { IdParams } from '../http/params.ts';
import type { App, Context } from '../context.ts';
import { readVersion } from '../http/versions.ts';
import { allBlogs, blogColumns, decideBlog, everyBlog, everyWaitingBlog, waitingBlogs } from './moderation.ts';

const AdminQuery = z.extend(ListQuery, {
  ...Period.shape,
  status: z.optional(z.enum(blogStatuses)),
  order: z.optional(z.enum(postOrders)),
});

export function moderateBlogRoutes(app: App, context: Context): void {
  const { admin } = context.guards;
  const loading = { onRequest: admin, config: { failed: 'Failed to load blogs.', table: true } };

  app.get(
    '/admin/blogs',
    {
      ...loading,
      schema: {
        summary: 'Every blog, with counts by status; as a table for Accept: text/csv',
        querystring: AdminQuery,
        response: responseShapes(200, AdminBlogPage),
      },
    },
    async (request, reply) =>
      wantsCsv(request)
        ? sendCsv(reply, 'blogs', blogColumns, everyBlog(context, request.query))
        : allBlogs(context, viewerOf(request), request.query),
  );

  app.get(
    '/admin/blogs/pending',
    {
      ...loading,
      schema: {
        summary: 'Blogs that wait for a moderator, oldest first; as a table for Accept: text/csv',
        querystring: ListQuery,
        response: responseShapes(200, BlogPage),
      },
    },
    async (request, reply) =>
      wantsCsv(request)
        ? sendCsv(reply, 'blogs-pending', blogColumns, everyWaitingBlog(context))
        : waitingBlogs(context, viewerOf(request), request.query),
  );

  const deciding = (failed: string) => ({ onRequest: admin, config: { failed, versioned: true } });
  const answered = responseShapes(200, BlogAnswer);

  app.put(
    '/admin/blogs/:id/approve',
    {
      ...deciding('Approval failed'),
      schema: { summary: 'Approve a blog that waits', params: IdParams, body: Approval, response: answered },
    },
    async (request) => {
      const blog = await decideBlog(context, viewerOf(request), request.params.id, {
        status: 'approved',
        queued: true,
        reason: request.body?.reason,
        ...readVersion(request),
      });
      return { success: true as const, blog, message: 'Blog approved' };
    },
  );

  app.put(
    '/admin/blogs/:id/reject',
    {
      ...deciding('Rejection failed'),
      schema: {
        summary: 'Send a blog back to its author with a reason',
        params: IdParams,
        body: Rejection,
        response: answered,
      },
    },
    async (request) => {
      const blog = await decideBlog(context, viewerOf(request), request.params.id, {
        status: 'pending',
        queued: true,
        sendBack: true,
        reason: request.body.reason,
        ...readVersion(request),
      });
      return { success: true as const, blog, message: 'Blog sent back' };
    },
  );

  app.put(
    '/admin/blogs/:id/status',
    {
      ...deciding('Update failed'),
      schema: { summary: 'Set the status of a blog', params: IdParams, body: BlogStatusChange, response: answered },
    },
    async (request) => {
      const blog = await decideBlog(context, viewerOf(request), request.params.id, {
        ...request.body,
        ...readVersion(request),
      });
      return { success: true as const, blog, message: 'Status updated' };
    },
  );
}
