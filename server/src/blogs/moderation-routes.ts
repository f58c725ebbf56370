import { AdminBlogPage, BlogAnswer, BlogPage, blogStatuses, BlogStatusChange, ListQuery } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { answers } from '../platform/answers.ts';
import { IdParams } from '../platform/params.ts';
import type { App, Parts } from '../platform/parts.ts';
import { allBlogs, setBlogStatus, waitingBlogs } from './moderation.ts';

const AdminQuery = z.extend(ListQuery, { status: z.optional(z.enum(blogStatuses)) });

export function moderateBlogRoutes(app: App, parts: Parts): void {
  const { admin } = parts.guards;
  const loading = { onRequest: admin, config: { failed: 'Failed to load blogs.' } };

  app.get('/admin/blogs', { ...loading, schema: { querystring: AdminQuery, response: answers(200, AdminBlogPage) } }, async (request) => allBlogs(parts, request.query));

  app.get('/admin/blogs/pending', { ...loading, schema: { querystring: ListQuery, response: answers(200, BlogPage) } }, async (request) =>
    waitingBlogs(parts, request.query),
  );

  app.put(
    '/admin/blogs/:id/approve',
    { onRequest: admin, config: { failed: 'Approval failed' }, schema: { params: IdParams, response: answers(200, BlogAnswer) } },
    async (request) => ({ success: true as const, blog: await setBlogStatus(parts, request.params.id, 'approved'), message: 'Blog approved' }),
  );

  app.put(
    '/admin/blogs/:id/status',
    { onRequest: admin, config: { failed: 'Update failed' }, schema: { params: IdParams, body: BlogStatusChange, response: answers(200, BlogAnswer) } },
    async (request) => ({ success: true as const, blog: await setBlogStatus(parts, request.params.id, request.body.status), message: 'Status updated' }),
  );
}
