import { sql } from 'kysely';
import * as z from 'zod/mini';
import { Failure } from '@cyberharbour/shared-api/contract';
import { HttpError } from '../http/http-error.ts';
import type { App, Context } from '../context.ts';

const Health = z.object({ status: z.literal('ok') });

export function healthRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  app.get('/healthz', { schema: { hide: true, response: { 200: Health } } }, async () => ({ status: 'ok' as const }));
  app.get('/readyz', { schema: { hide: true, response: { 200: Health, '5xx': Failure } } }, async (request) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ok' as const };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      throw new HttpError(503, 'NOT_READY', 'The database does not answer.', { retryAfter: 5 });
    }
  });
}
