import { SiteSearchPage, SiteSearchQuery } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { searchSite } from './site-search.ts';

export function siteSearchRoutes(app: App, context: Context): void {
  app.get(
    '/search',
    {
      config: {
        failed: 'The search did not work just now. Please try again in a moment.',
        tagged: true,
        everyone: 'It finds what everybody may read, and nothing else.',
      },
      schema: {
        summary: 'Blogs, campaigns, resources and help that have all of the words, best first, of one kind or of all',
        querystring: SiteSearchQuery,
        response: responseShapes(200, SiteSearchPage),
      },
    },
    async (request) => {
      await context.limits.searchesPerAddress.take(request.ip);
      return searchSite(context, request.query);
    },
  );
}
