import * as z from 'zod/mini';
import type { App, Context } from '../context.ts';
import { readChanges } from './store.ts';

/** What the web server writes into every page of an alert that runs. */
const RunningAlert = z.object({
  id: z.string(),
  /** Another one after every correction. */
  version: z.number(),
  title: z.string(),
  advice: z.string(),
  link: z.nullable(z.object({ href: z.string(), title: z.string() })),
  /** In milliseconds. */
  endsAt: z.number(),
});
export type RunningAlert = z.infer<typeof RunningAlert>;

/** @param changes the state of what anybody may read */
export type ReadRunningAlerts = (changes: string) => Promise<RunningAlert[]>;

const Changes = z.object({ changes: z.string(), alerts: z.optional(z.array(RunningAlert)) });

/**
 * What the web server asks before it serves a stored page: that something changed, never what; and the alerts that run,
 * where there are any, since every page shows them.
 */
export function changeRoutes(app: App, { db }: Pick<Context, 'db'>, readAlerts: ReadRunningAlerts): void {
  const options = { config: { fromReplica: true }, schema: { hide: true, response: { 200: Changes } } };
  app.get('/changes', options, async () => {
    const changes = await readChanges(db);
    const alerts = await readAlerts(changes);
    return { changes, ...(alerts.length > 0 && { alerts }) };
  });
}
