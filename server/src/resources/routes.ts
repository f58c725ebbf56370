import { GuideAnswer, limits, ResourceList, ResourceQuery } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { readGuide } from './library.ts';
import { showGuide, showResource } from './show.ts';
import * as store from './store.ts';

/** The library is curated and small: one page. */
export function resourceRoutes(app: App, context: Context): void {
  const { db } = context;
  app.get(
    '/resources',
    {
      config: { tagged: true, everyone: 'The library is public.' },
      schema: {
        summary: 'The resource library, by category, audience, level, language and words',
        querystring: ResourceQuery,
        response: responseShapes(200, ResourceList),
      },
    },
    async ({ query }) => {
      const { category, audience, level, language, q } = query;
      const filter = { category, audience, level, language, q };
      const limit = query.limit ?? limits.pageMax;
      const rows = limit === 0 ? [] : await store.listResources(db, filter, limit);
      const resources = rows.map((row) => showResource(row, context));
      const [total, languages] = await Promise.all([store.countResources(db, filter), store.listLanguages(db)]);
      return { success: true as const, resources, total, languages };
    },
  );

  app.get(
    '/resources/:id',
    {
      config: {
        failed: 'Failed to load the guide.',
        tagged: true,
        everyone: 'The library is public.',
        item: { of: 'resources', reach: 'readable' },
      },
      schema: {
        summary: 'One resource with its text, by its id or by the last part of its page’s address',
        params: IdParams,
        response: responseShapes(200, GuideAnswer),
      },
    },
    async ({ params }) => ({
      success: true as const,
      resource: showGuide(await readGuide(context, params.id), context),
    }),
  );
}
