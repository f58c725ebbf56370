import { ActivityPage, ListQuery } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { listActivity } from './activity.ts';

export function activityRoutes(app: App, context: Context): void {
  app.get(
    '/user/activity',
    {
      onRequest: context.guards.signedIn,
      config: { failed: 'Failed to load what happened lately.' },
      schema: {
        summary: 'What happened on the account in the last 90 days, newest first',
        querystring: ListQuery,
        response: responseShapes(200, ActivityPage),
      },
    },
    async (request) => listActivity(context, viewerOf(request).id, request.query),
  );
}
