import { Done, UpdateAnswer, UpdateForm, UpdateList } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { readVersion } from '../http/versions.ts';
import { toReplyKey } from '../idempotency/store.ts';
import { flag, isOn } from '../lists/list-query.ts';
import { campaignUpdate as kind } from '../posts/kinds/campaign-update.ts';
import { deletePost, updatePost } from '../posts/posts.ts';
import { sayEdit } from '../posts/routes.ts';
import { viewerOf } from '../sessions/guards.ts';
import { listUpdates, postUpdate } from './campaign-updates.ts';

export function campaignUpdateRoutes(app: App, context: Context): void {
  const { visitor, signedIn, verified } = context.guards;
  const failed = 'Failed to save the update.';
  const own = { of: 'updates', reach: 'author' } as const;

  app.get(
    '/campaigns/:id/updates',
    {
      onRequest: visitor,
      config: { failed: 'Failed to load the updates.', tagged: true, item: { of: 'campaigns', reach: 'readable' } },
      schema: {
        summary: 'What the organiser wrote since; with all, also what waits, for the organiser and administrators',
        params: IdParams,
        querystring: z.object({ all: flag }),
        response: responseShapes(200, UpdateList),
      },
    },
    async ({ viewer, params, query }, reply) => {
      reply.isPrivate = isOn(query.all);
      return { success: true as const, updates: await listUpdates(context, viewer, params.id, isOn(query.all)) };
    },
  );

  app.post(
    '/campaigns/:id/updates',
    {
      onRequest: verified,
      config: { failed, keyed: true, item: { of: 'campaigns', reach: 'author' } },
      schema: {
        summary: 'Write an update, the result or thanks of a campaign; it waits for a moderator',
        params: IdParams,
        body: UpdateForm,
        response: responseShapes(201, UpdateAnswer),
      },
    },
    async (request, reply) => {
      const { headers, params, body } = request;
      const key = toReplyKey(headers['idempotency-key'], `update ${params.id}`, body, null);
      const update = await postUpdate(context, viewerOf(request), params.id, body, key);
      return reply.code(201).send({ success: true as const, update, message: kind.texts.created } as UpdateAnswer);
    },
  );

  app.put(
    '/updates/:id',
    {
      onRequest: signedIn,
      config: { failed, versioned: true, item: own },
      schema: {
        summary: 'Change an update; one that was approved waits for a moderator again',
        params: IdParams,
        body: UpdateForm,
        response: responseShapes(200, UpdateAnswer),
      },
    },
    async (request) => {
      const by = viewerOf(request);
      const form = { ...request.body, ...readVersion(request) };
      const { post, becomes } = await updatePost(context, kind, by, request.params.id, form, null);
      const message = sayEdit('Update saved', becomes);
      const update = kind.show(post, context.publicApiUrl, by);
      return { success: true as const, update, message } as UpdateAnswer;
    },
  );

  app.delete(
    '/updates/:id',
    {
      onRequest: signedIn,
      config: { failed: 'Delete failed.', versioned: true, item: own },
      schema: { summary: 'Delete an update', params: IdParams, response: responseShapes(200, Done) },
    },
    async (request) => {
      await deletePost(context, kind, viewerOf(request), request.params.id, readVersion(request));
      return { success: true as const, message: 'Update deleted' };
    },
  );
}
