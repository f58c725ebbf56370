import { Done, type LinkFinding, LinkFindings } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { dismissFinding, useNewAddress } from './findings.ts';
import { type FoundLink, listFindings } from './store.ts';

const show = ({ resource_id, title, link, finding, detail, found_at, updated_at }: FoundLink): LinkFinding => ({
  _id: resource_id,
  title,
  link,
  finding: finding ?? 'changed',
  detail,
  foundAt: new Date(found_at ?? 0).toISOString(),
  updatedAt: new Date(updated_at).toISOString(),
});

/** What the job found out about the links of the library, for a person to decide. */
export function linkCheckRoutes(app: App, context: Context): void {
  const { guards } = context;
  const failed = 'Update failed';
  const item = { of: 'link findings', reach: 'every' } as const;

  app.get(
    '/admin/link-findings',
    {
      onRequest: guards.admin,
      config: { failed: 'Failed to load the links.' },
      schema: {
        summary: 'Links of the library that are dead, moved for good, or say something else than they did',
        response: responseShapes(200, LinkFindings),
      },
    },
    async () => ({ success: true as const, findings: (await listFindings(context.db)).map(show) }),
  );

  app.put(
    '/admin/link-findings/:id/address',
    {
      onRequest: guards.admin,
      config: { failed, item },
      schema: {
        summary: 'Let the resource lead to where its page moved',
        params: IdParams,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await useNewAddress(context, viewerOf(request), request.params.id);
      return { success: true as const, message: 'New address saved' };
    },
  );

  app.put(
    '/admin/link-findings/:id/dismiss',
    {
      onRequest: guards.admin,
      config: { failed, item },
      schema: {
        summary: 'Take a link off the list: it is right as it is',
        params: IdParams,
        response: responseShapes(200, Done),
      },
    },
    async ({ params }) => {
      await dismissFinding(context, params.id);
      return { success: true as const, message: 'Taken off the list' };
    },
  );
}
