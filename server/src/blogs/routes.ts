import { BlogAnswer, BlogForm, BlogPage, Done } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { readForm } from '../media/form.ts';
import { IdParams } from '../http/params.ts';
import type { App, Context } from '../context.ts';
import { flag, isOn, OwnableListQuery } from '../lists/list-query.ts';
import { toReplyKey } from '../idempotency/store.ts';
import { readVersion } from '../http/versions.ts';
import { createBlog, deleteBlog, listBlogs, readBlog, updateBlog } from './blogs.ts';

const BlogEditForm = z.extend(BlogForm, { imageUrl: z.optional(z.string()), updatedAt: z.optional(z.string()) });
const multipart = ['multipart/form-data'];

export function blogRoutes(app: App, context: Context): void {
  const { visitor, signedIn, verified } = context.guards;

  app.get(
    '/blogs',
    {
      onRequest: visitor,
      config: { failed: 'Failed to load blogs.', tagged: true },
      schema: {
        summary: 'Approved blogs, newest first; with mine, the member’s own of every status',
        querystring: OwnableListQuery,
        response: responseShapes(200, BlogPage),
      },
    },
    async (request) => listBlogs(context, request.query, isOn(request.query.mine) ? viewerOf(request) : null),
  );

  app.get(
    '/blogs/:id',
    {
      onRequest: visitor,
      config: { failed: 'Failed to load blog', tagged: true },
      schema: {
        summary: 'One blog; with all, also one that only its author and administrators see',
        params: IdParams,
        querystring: z.object({ all: flag }),
        response: responseShapes(200, BlogAnswer),
      },
    },
    async (request, reply) => {
      const blog = await readBlog(context, request.viewer, request.params.id, isOn(request.query.all));
      reply.version = Date.parse(blog.updatedAt);
      return { success: true as const, blog };
    },
  );

  app.post(
    '/blogs',
    {
      onRequest: verified,
      preValidation: readForm,
      config: { failed: 'Failed to create blog.', keyed: true },
      schema: {
        summary: 'Post a blog; it waits for a moderator',
        consumes: multipart,
        body: BlogForm,
        response: responseShapes(201, BlogAnswer),
      },
    },
    async (request, reply) => {
      const key = toReplyKey(request.headers['idempotency-key'], 'blog');
      const blog = await createBlog(context, viewerOf(request), request.body, request.picture, key);
      return reply.code(201).send({ success: true as const, blog, message: 'Blog created successfully' });
    },
  );

  app.put(
    '/blogs/:id',
    {
      onRequest: signedIn,
      preValidation: readForm,
      config: { failed: 'Update failed', versioned: true },
      schema: {
        summary: 'Change a blog; one that was approved waits for a moderator again',
        consumes: multipart,
        params: IdParams,
        body: BlogEditForm,
        response: responseShapes(200, BlogAnswer),
      },
    },
    async (request) => {
      const { blog, resubmitted } = await updateBlog(
        context,
        viewerOf(request),
        request.params.id,
        { ...request.body, ...readVersion(request) },
        request.picture,
      );
      const message = resubmitted ? 'Blog updated. It goes back to a moderator before it shows again.' : 'Blog updated';
      return { success: true as const, blog, message };
    },
  );

  // Both readings of the documented path are the same call.
  for (const [url, hide] of [
    ['/blogs/:id', false],
    ['/api/blogs/:id', true],
  ] as const) {
    app.delete(
      url,
      {
        onRequest: signedIn,
        config: { failed: 'Delete failed.', versioned: true },
        schema: { summary: 'Delete a blog', hide, params: IdParams, response: responseShapes(200, Done) },
      },
      async (request) => {
        await deleteBlog(context, viewerOf(request), request.params.id, readVersion(request));
        return { success: true as const, message: 'Blog deleted' };
      },
    );
  }
}
