import { DecisionTime, Statistics } from '@cyberharbour/shared-api/contract';
import { responseShapes } from '../http/responses.ts';
import type { App, Context } from '../context.ts';
import { createDecisions, fresh, readDecisionTime, readStatistics } from './statistics.ts';

/** How the moderators keep up, and how the community grows. */
export function statisticsRoutes(app: App, context: Context): void {
  const schema = {
    summary: 'What waits and since when, time to a decision, and growth by week',
    response: responseShapes(200, Statistics),
  };
  const readDecisions = createDecisions(context);
  app.get(
    '/admin/statistics',
    { onRequest: context.guards.admin, config: { failed: 'Failed to load admin stats' }, schema },
    async () => readStatistics(context, readDecisions),
  );

  // Every member's dashboard asks, and the answer hardly moves.
  let known: { until: number; answer: Promise<DecisionTime> } | undefined;
  app.get(
    '/decision-time',
    {
      onRequest: context.guards.signedIn,
      config: { failed: 'Failed to load the time to a decision.' },
      schema: {
        summary: 'How long posts waited for a decision lately, in the middle',
        response: responseShapes(200, DecisionTime),
      },
    },
    async () => {
      const now = context.clock();
      if (!known || known.until <= now) {
        known = { until: now + fresh, answer: readDecisionTime(context) };
        known.answer.catch(() => (known = undefined));
      }
      return known.answer;
    },
  );
}
