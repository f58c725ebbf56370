import { Statistics } from '@cyberharbour/shared-api/contract';
import { answers } from '../http/responses.ts';
import type { App, Parts } from '../context.ts';
import { readStatistics } from './statistics.ts';

/** How the moderators keep up, and how the community grows. */
export function statisticsRoutes(app: App, parts: Parts): void {
  const schema = {
    summary: 'What waits and since when, time to a decision, and growth by week',
    response: answers(200, Statistics),
  };
  app.get(
    '/admin/statistics',
    { onRequest: parts.guards.admin, config: { failed: 'Failed to load admin stats' }, schema },
    async () => readStatistics(parts),
  );
}
