import { RevisionList } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import type { PostKind } from '../posts/kind.ts';
import { viewerOf } from '../sessions/guards.ts';
import { readRevisions } from './read-revisions.ts';

export const revisionRoutes = (kind: PostKind) => (app: App, context: Context) => {
  app.get(
    `/${kind.table}/:id/revisions`,
    {
      onRequest: context.guards.signedIn,
      config: { failed: 'Failed to load earlier versions.', item: { of: kind.table, reach: 'author' } },
      schema: {
        summary: `What a ${kind.name} was before its last changes, for its author and for administrators`,
        params: IdParams,
        response: responseShapes(200, RevisionList),
      },
    },
    async (request) => readRevisions(context, kind, viewerOf(request), request.params.id),
  );
};
