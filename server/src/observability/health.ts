import { Failure } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import type { App, Context } from '../context.ts';
import { lookAt } from './dependencies.ts';

const Health = z.object({ status: z.literal('ok') });
const Dependencies = z.record(z.string(), z.string());
const Ready = z.object({ status: z.literal('ok'), dependencies: Dependencies });
const NotReady = z.extend(Failure, { dependencies: Dependencies });

/** HAProxy lets requests of a process finish that answers 404 (`disable-on-404`), and cuts those of a silent one. */
const Query = z.object({ unready: z.optional(z.literal('404')) });

/**
 * `/healthz`: this process runs. `/readyz`: it should get requests, with the state of each dependency. Otherwise
 * it answers 503, or 404 where that is asked for (`?unready=404`).
 */
export function healthRoutes(app: App, context: Pick<Context, 'dependencies'>): void {
  app.get('/healthz', { schema: { hide: true, response: { 200: Health } } }, async () => ({ status: 'ok' as const }));
  app.get(
    '/readyz',
    { schema: { hide: true, querystring: Query, response: { 200: Ready, 404: NotReady, 503: NotReady } } },
    async (request, reply) => {
      const { dependencies } = context;
      const looks = dependencies.map(async (each) => [each.name, await lookAt(each)] as const);
      const states = Object.fromEntries(await Promise.all(looks));
      const refuse = (code: string, message: string, wait: number) =>
        reply
          .code(request.query.unready ? 404 : 503)
          .headers({ 'retry-after': wait, 'cache-control': 'no-store' })
          .send({ success: false, code, message, dependencies: states });
      if (app.isDraining()) return refuse('ENDING', 'This process is about to end.', 1);
      const missing = dependencies.find(({ name, isNeeded }) => isNeeded && states[name] !== 'ok');
      if (!missing) return { status: 'ok' as const, dependencies: states };
      request.log.error({ dependencies: states }, 'not ready');
      return refuse('NOT_READY', `The ${missing.name} of this process: ${String(states[missing.name])}.`, 5);
    },
  );
}
