import * as z from 'zod/mini';
import type { App, Context } from '../context.ts';
import { readChanges } from './store.ts';

const Changes = z.object({ changes: z.string() });

/** What the web server asks before it serves a stored page. It says that something changed, never what. */
export function changeRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  const options = { config: { fromReplica: true }, schema: { hide: true, response: { 200: Changes } } };
  app.get('/changes', options, async () => ({ changes: await readChanges(db) }));
}
