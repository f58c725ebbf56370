import { Statistics } from '@cyberharbour/shared-api/contract';
import { responseShapes } from '../http/responses.ts';
import type { App, Context } from '../context.ts';
import { readStatistics } from './statistics.ts';

/** How the moderators keep up, and how the community grows. */
export function statisticsRoutes(app: App, context: Context): void {
  const schema = {
    summary: 'What waits and since when, time to a decision, and growth by week',
    response: responseShapes(200, Statistics),
  };
  app.get(
    '/admin/statistics',
    { onRequest: context.guards.admin, config: { failed: 'Failed to load admin stats' }, schema },
    async () => readStatistics(context),
  );
}
