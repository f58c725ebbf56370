import { Approval, ListQuery, PostBackground, Rejection } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { readVersion } from '../http/versions.ts';
import { sendCsv, wantsCsv } from '../lists/csv.ts';
import type { PostKind } from '../posts/kind.ts';
import { capitalize } from '../posts/routes.ts';
import { type Viewer, viewerOf } from '../sessions/guards.ts';
import { readBackground } from './background.ts';
import { decide, type Decision } from './decide.ts';
import { listAll, listWaiting, readAll, readWaiting } from './lists.ts';

/** The routes of one kind of post for moderators. */
export const moderationRoutes = (kind: PostKind) => (app: App, context: Context) => {
  const { admin } = context.guards;
  const { name, table, texts, shapes } = kind;
  const title = capitalize(name);
  const loading = { onRequest: admin, config: { failed: `Failed to load ${table}.`, table: true } };
  const deciding = (failed: string) => ({
    onRequest: admin,
    config: { failed, versioned: true, item: { of: table, reach: 'every' } as const },
  });
  const answer = responseShapes(200, shapes.answer);
  const show = async (by: Viewer, id: string, decision: Decision, message: string) => {
    const post = await decide(context, by, kind, id, decision);
    return { success: true as const, [name]: kind.show(post, context.publicApiUrl, by), message };
  };

  app.get(
    `/admin/${table}`,
    {
      ...loading,
      schema: {
        summary: `Every ${name}, with counts by status; as a table for Accept: text/csv`,
        querystring: shapes.adminQuery,
        response: responseShapes(200, shapes.adminPage),
      },
    },
    async (request, reply) =>
      wantsCsv(request)
        ? sendCsv(reply, table, kind.csv(), readAll(context, kind, request.query))
        : listAll(context, kind, viewerOf(request), request.query),
  );

  app.get(
    `/admin/${table}/pending`,
    {
      ...loading,
      schema: {
        summary: `${title}s that wait for a moderator, oldest first; as a table for Accept: text/csv`,
        querystring: ListQuery,
        response: responseShapes(200, shapes.page),
      },
    },
    async (request, reply) =>
      wantsCsv(request)
        ? sendCsv(reply, `${table}-pending`, kind.csv(), readWaiting(context, kind))
        : listWaiting(context, kind, viewerOf(request), request.query),
  );

  app.get(
    `/admin/${table}/:id/background`,
    {
      onRequest: admin,
      config: { failed: texts.loadFailed, item: { of: table, reach: 'every' } },
      schema: {
        summary: `Who wrote a ${name}, and what readers saw of it before`,
        params: IdParams,
        response: responseShapes(200, PostBackground),
      },
    },
    async (request) => readBackground(context, kind, request.params.id),
  );

  app.put(
    `/admin/${table}/:id/approve`,
    {
      ...deciding('Approval failed'),
      schema: { summary: `Approve a ${name} that waits`, params: IdParams, body: Approval, response: answer },
    },
    async (request) => {
      const decision = { status: kind.approvedStatus, queued: true, reason: request.body?.reason };
      return show(viewerOf(request), request.params.id, { ...decision, ...readVersion(request) }, `${title} approved`);
    },
  );

  app.put(
    `/admin/${table}/:id/reject`,
    {
      ...deciding('Rejection failed'),
      schema: {
        summary: `Send a ${name} back to its author with a reason`,
        params: IdParams,
        body: Rejection,
        response: answer,
      },
    },
    async (request) => {
      const decision = { status: 'pending', queued: true, sendBack: true, reason: request.body.reason };
      return show(viewerOf(request), request.params.id, { ...decision, ...readVersion(request) }, `${title} sent back`);
    },
  );

  app.put(
    `/admin/${table}/:id/status`,
    {
      ...deciding(texts.statusFailed),
      schema: {
        summary: `Set the status of a ${name}`,
        params: IdParams,
        body: shapes.statusChange,
        response: answer,
      },
    },
    async (request) =>
      show(viewerOf(request), request.params.id, { ...request.body, ...readVersion(request) }, texts.statusChanged),
  );
};
