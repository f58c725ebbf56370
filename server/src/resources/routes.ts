import { limits, ResourceList, ResourceQuery } from '@cyberharbour/shared-api/contract';
import { responseShapes } from '../http/responses.ts';
import { pictureFields } from '../media/picture-fields.ts';
import type { App, Context } from '../context.ts';
import * as store from './store.ts';

/** The library is curated and small: one page. */
export function resourceRoutes(app: App, { db, publicApiUrl }: Context): void {
  app.get(
    '/resources',
    {
      config: { tagged: true, everyone: 'The library is public.' },
      schema: {
        summary: 'The resource library, by category and words',
        querystring: ResourceQuery,
        response: responseShapes(200, ResourceList),
      },
    },
    async ({ query }) => {
      const filter = { category: query.category, q: query.q };
      const limit = query.limit ?? limits.pageMax;
      const rows = limit === 0 ? [] : await store.listResources(db, filter, limit);
      const resources = rows.map((row) => {
        const { id, title, category, link, description } = row;
        const { imageUrl, imageVariants } = pictureFields(row, publicApiUrl);
        return { id, title, category, link, description, image: imageUrl, imageVariants };
      });
      return { success: true as const, resources, total: await store.countResources(db, filter) };
    },
  );
}
