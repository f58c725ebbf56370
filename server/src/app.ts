import { createHttpServers, schemaController } from '@cyberharbour/http-server';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { v7 } from 'uuid';
import { createBannerReader } from './alerts/banners.ts';
import { changeRoutes } from './changes/routes.ts';
import { answerFailures, answerUnroutable } from './http/failures.ts';
import { formRoutes } from './forms/routes.ts';
import { type AddRoutes, routes } from './features.ts';
import { clientLimits } from './http/client-limits.ts';
import { addSecurityHeaders } from './http/headers.ts';
import { healthRoutes } from './observability/health.ts';
import { logOptions } from './observability/log.ts';
import { logSecurityEvents } from './observability/security-events.ts';
import { acceptForms } from './media/form.ts';
import { serveMedia } from './media/serve.ts';
import { describeApi } from './openapi/describe-api.ts';
import { isLoopback } from './http/loopback.ts';
import { guardOrigins } from './http/origins.ts';
import type { App, Context } from './context.ts';
import type { Settings } from './settings/settings.ts';
import { dropEmptyQueries, readJson } from './http/parsing.ts';
import { publishingRoutes } from './publishing/routes.ts';
import type { Tracing } from '@cyberharbour/http-server/tracing';
import { answerUnreadable } from './http/unreadable-requests.ts';
import { answerReads } from './http/reads.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call that is answered, as `METHOD /path/:id`. */
    routeTable: string[];
  }
}

const longestJson = 1024 * 1024;

/** The whole API, which does not listen yet. */
export async function buildApp(
  settings: Settings,
  context: Context,
  tracing: Tracing | null = null,
  features: readonly AddRoutes[] = routes,
): Promise<App> {
  const http = createHttpServers(clientLimits);
  const app = fastify({
    logger: logOptions(settings.logLevel),
    genReqId: () => v7(),
    // A number alone Fastify takes for nobody; the operator's word is that the nearest ones are their own.
    trustProxy: settings.trustProxy === 0 ? false : (_address, hop) => hop < settings.trustProxy,
    bodyLimit: longestJson,
    serverFactory: http.serverFactory,
    schemaController,
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  await tracing?.watch(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('viewer', null);
  app.decorate('routeTable', []);
  app.decorate('isLoopback', [settings.publicApiUrl, ...settings.webOrigins].every(isLoopback));
  app.addHook(
    'onRoute',
    ({ method, url }) => void app.routeTable.push(...[method].flat().map((each) => `${each} ${url}`)),
  );
  answerFailures(app);
  logSecurityEvents(app, context.codeKey, settings.logLevel);
  http.addHooks(app);
  addSecurityHeaders(app, settings.publicApiUrl.startsWith('https:'));
  await guardOrigins(app, settings.webOrigins);
  await app.register(cookie);
  await acceptForms(app);
  readJson(app);
  dropEmptyQueries(app);
  answerReads(app, context);
  await describeApi(app, settings.publicApiUrl, context.guards);
  await serveMedia(app, context.media);
  healthRoutes(app, context);
  changeRoutes(app, context, createBannerReader(context));
  publishingRoutes(app, context);
  formRoutes(app);
  await app.register(
    async (api) => {
      for (const addRoutes of features) addRoutes(api, context);
    },
    { prefix: '/api' },
  );
  return app;
}
