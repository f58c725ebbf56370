import { CampaignAnswer, HomeCampaigns, HomeChoice } from '@cyberharbour/shared-api/contract';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { campaign as kind } from '../posts/kinds/campaign.ts';
import { viewerOf } from '../sessions/guards.ts';
import { listHomeCampaigns, setOnHome } from './home-campaigns.ts';

export function homeCampaignRoutes(app: App, context: Context): void {
  const { publicApiUrl, guards } = context;

  app.get(
    '/home/campaigns',
    {
      config: { failed: 'Failed to load campaigns.', everyone: 'The home page is everybody’s.' },
      schema: {
        summary: 'The campaigns under way that moderators chose for the home page',
        response: responseShapes(200, HomeCampaigns),
      },
    },
    async () => {
      const posts = await listHomeCampaigns(context);
      return {
        success: true as const,
        campaigns: posts.map((post) => kind.show(post, publicApiUrl, null) as Campaign),
      };
    },
  );

  app.put(
    '/admin/campaigns/:id/home',
    {
      onRequest: guards.admin,
      config: { failed: 'Update failed', item: { of: 'campaigns', reach: 'every' } },
      schema: {
        summary: 'Show a campaign on the home page, or take it away from there',
        params: IdParams,
        body: HomeChoice,
        response: responseShapes(200, CampaignAnswer),
      },
    },
    async (request) => {
      const { onHome } = request.body;
      const by = viewerOf(request);
      const post = await setOnHome(context, by, request.params.id, onHome);
      const message = onHome ? 'Shown on the home page' : 'Taken off the home page';
      return { success: true as const, campaign: kind.show(post, publicApiUrl, by) as Campaign, message };
    },
  );
}
