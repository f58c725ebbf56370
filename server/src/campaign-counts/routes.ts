import { CampaignFigures, CampaignProgressAnswer, CampaignReport, OwnJoins } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { countStep } from './count-step.ts';
import { listOwnJoins, readFigures, readProgress } from './figures.ts';

const done = {
  seen: undefined,
  joined: 'You are in. Thank you.',
  done: 'Well done. It counts.',
  'passed-on': undefined,
} as const;

export function campaignCountRoutes(app: App, context: Context): void {
  const { visitor, signedIn } = context.guards;
  const item = { of: 'campaigns', reach: 'readable' } as const;
  const progress = responseShapes(200, CampaignProgressAnswer);

  app.post(
    '/campaigns/:id/steps',
    {
      onRequest: visitor,
      config: { failed: 'That did not work. Please try again in a moment.', item },
      schema: {
        summary: 'Say that one has seen, joined, done or passed on a campaign; counted once, without a name',
        params: IdParams,
        body: CampaignReport,
        response: progress,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { viewer, params, body, ip, headers } = request;
      await countStep(context, viewer, params.id, body, { address: ip, headers });
      const message = done[body.step];
      return {
        success: true as const,
        ...(message !== undefined && { message }),
        progress: await readProgress(context, viewer, params.id),
      };
    },
  );

  app.get(
    '/campaigns/:id/progress',
    {
      onRequest: visitor,
      config: { failed: 'Failed to load campaign.', item },
      schema: {
        summary: 'How many joined a campaign and did it; fewer than five are not told',
        params: IdParams,
        response: progress,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { success: true as const, progress: await readProgress(context, request.viewer, request.params.id) };
    },
  );

  app.get(
    '/campaigns/:id/figures',
    {
      onRequest: signedIn,
      config: { failed: 'Failed to load the figures.', item: { of: 'campaigns', reach: 'author' } },
      schema: {
        summary: 'What became of a campaign, by week and by source; fewer than five are not told',
        params: IdParams,
        response: responseShapes(200, CampaignFigures),
      },
    },
    async (request) => readFigures(context, viewerOf(request), request.params.id),
  );

  app.get(
    '/user/joins',
    {
      onRequest: signedIn,
      config: { failed: 'Failed to load the campaigns that you joined.' },
      schema: { summary: 'The campaigns that the member joined', response: responseShapes(200, OwnJoins) },
    },
    async (request) => ({ success: true as const, joins: await listOwnJoins(context, viewerOf(request)) }),
  );
}
