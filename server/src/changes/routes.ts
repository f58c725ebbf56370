import * as z from 'zod/mini';
import { Banner, createBannerReader } from '../alerts/banners.ts';
import type { App, Context } from '../context.ts';
import { readChanges } from './store.ts';

const Changes = z.object({ changes: z.string(), alerts: z.optional(z.array(Banner)) });

/**
 * What the web server asks before it serves a stored page: that something changed, never what; and the alerts that run,
 * where there are any, since every page shows them.
 */
export function changeRoutes(app: App, context: Pick<Context, 'db' | 'clock'>): void {
  const options = { config: { fromReplica: true }, schema: { hide: true, response: { 200: Changes } } };
  const readBanners = createBannerReader(context);
  app.get('/changes', options, async () => {
    const changes = await readChanges(context.db);
    const alerts = await readBanners(changes);
    return { changes, ...(alerts.length > 0 && { alerts }) };
  });
}
