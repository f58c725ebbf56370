import { Done } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { readVersion } from '../http/versions.ts';
import { toReplyKey } from '../idempotency/store.ts';
import { flag, isOn } from '../lists/list-query.ts';
import { readForm } from '../media/form.ts';
import { viewerOf } from '../sessions/guards.ts';
import type { PostKind } from './kind.ts';
import type { ReadPost } from './post.ts';
import type { Becomes } from './publish-time.ts';
import { createPost, deletePost, listPosts, readPost, updatePost } from './posts.ts';

const multipart = ['multipart/form-data'];

/** What becomes of a post that was changed, for its author. */
const nextOf = {
  waiting: 'It goes back to a moderator before it shows again.',
  'waiting-unread': 'It goes back to a moderator before it goes live.',
  later: 'It goes live at the time that you chose.',
  live: 'It is live now.',
} as const;

export const sayEdit = (done: string, becomes: Becomes) => (becomes === null ? done : `${done}. ${nextOf[becomes]}`);

/** `Blog` of `blog`, for the start of a sentence. */
export const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The routes of one kind of post for visitors and members. */
export const postRoutes = (kind: PostKind) => (app: App, context: Context) => {
  const { visitor, signedIn, verified } = context.guards;
  const { name, table, texts, shapes } = kind;
  const title = capitalize(name);
  const answer = responseShapes(200, shapes.answer);
  const item = { of: table, reach: 'author' } as const;
  const show = (post: ReadPost, by: Parameters<PostKind['show']>[2]) => kind.show(post, context.publicApiUrl, by);

  app.get(
    `/${table}`,
    {
      onRequest: visitor,
      config: { failed: `Failed to load ${table}.`, tagged: true },
      schema: { summary: texts.listSummary, querystring: shapes.query, response: responseShapes(200, shapes.page) },
    },
    async (request, reply) => {
      reply.isPrivate = isOn(request.query.mine);
      return listPosts(context, kind, request.query, request.viewer, reply.isPrivate ? viewerOf(request) : null);
    },
  );

  app.get(
    `/${table}/:id`,
    {
      onRequest: visitor,
      config: {
        failed: texts.loadFailed,
        tagged: true,
        item: { of: table, reach: 'readable' },
        ...(kind.hiddenOnRequest && { example: { all: 'true' } }),
      },
      schema: {
        summary: texts.readSummary,
        params: IdParams,
        querystring: z.object(kind.hiddenOnRequest ? { all: flag } : {}),
        response: answer,
      },
    },
    async (request, reply) => {
      const { all } = request.query as { all?: string };
      const post = await readPost(context, kind, request.viewer, request.params.id, isOn(all));
      reply.version = post.updated_at;
      reply.isPrivate = post.visibility === 0;
      return { success: true as const, [name]: show(post, request.viewer) };
    },
  );

  app.post(
    `/${table}`,
    {
      onRequest: verified,
      preValidation: readForm,
      config: { failed: `Failed to create ${name}.`, keyed: true, example: kind.example },
      schema: {
        summary: `Post a ${name}; it waits for a moderator`,
        consumes: multipart,
        body: shapes.form,
        response: responseShapes(201, shapes.answer),
      },
    },
    async (request, reply) => {
      const key = toReplyKey(request.headers['idempotency-key'], name, request.body, request.picture);
      const post = await createPost(context, kind, viewerOf(request), request.body, request.picture, key);
      return reply.code(201).send({ success: true as const, [name]: post, message: texts.created });
    },
  );

  app.put(
    `/${table}/:id`,
    {
      onRequest: signedIn,
      preValidation: readForm,
      config: { failed: 'Update failed', versioned: true, item, example: kind.example },
      schema: {
        summary: `Change a ${name}; one that was ${kind.approvedStatus} waits for a moderator again`,
        consumes: multipart,
        params: IdParams,
        body: shapes.edit,
        response: answer,
      },
    },
    async (request) => {
      const by = viewerOf(request);
      const form = { ...request.body, ...readVersion(request) };
      const { post, becomes } = await updatePost(context, kind, by, request.params.id, form, request.picture);
      const message = sayEdit(`${title} updated`, becomes);
      return { success: true as const, [name]: show(post, by), message };
    },
  );

  // Both readings of the documented path are the same call.
  for (const [url, hide] of [
    [`/${table}/:id`, false],
    [`/api/${table}/:id`, true],
  ] as const) {
    app.delete(
      url,
      {
        onRequest: signedIn,
        config: { failed: 'Delete failed.', versioned: true, item },
        schema: { summary: `Delete a ${name}`, hide, params: IdParams, response: responseShapes(200, Done) },
      },
      async (request) => {
        await deletePost(context, kind, viewerOf(request), request.params.id, readVersion(request));
        return { success: true as const, message: `${title} deleted` };
      },
    );
  }
};
