import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { v7 } from 'uuid';
import { adminRoutes } from './admin/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { blogRoutes } from './blogs/routes.ts';
import { moderateBlogRoutes } from './blogs/moderation-routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { moderateCampaignRoutes } from './campaigns/moderation-routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { answerFailures, answerUnroutable } from './platform/failures.ts';
import { addSecurityHeaders } from './platform/headers.ts';
import { healthRoutes } from './platform/health.ts';
import { logOptions } from './platform/log.ts';
import { acceptForms } from './platform/media/form.ts';
import { serveMedia } from './platform/media/serve.ts';
import { describeApi } from './platform/openapi.ts';
import { guardOrigins } from './platform/origins.ts';
import type { App, Parts } from './platform/parts.ts';
import type { Settings } from './platform/settings.ts';
import { hurrySlowClients, longestHead, longestUpload } from './platform/slow-clients.ts';
import { cleanText, readJson } from './platform/text.ts';
import type { Tracing } from './platform/tracing.ts';
import { answerUnreadable } from './platform/unreadable.ts';
import { tagReads } from './platform/versions.ts';
import { releaseRoutes } from './releases/routes.ts';
import { resourceRoutes } from './resources/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { userRoutes } from './users/routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call that is answered, as `METHOD /path/:id`. */
    routeTable: string[];
  }
}

const longestJson = 1024 * 1024;

/** The whole API on the given parts; it listens nowhere yet. */
export async function buildApp(settings: Settings, parts: Parts, tracing: Tracing | null = null): Promise<App> {
  const app = fastify({
    logger: logOptions(settings.logLevel),
    genReqId: () => v7(),
    // A number alone Fastify takes for nobody; the operator's word is that the nearest ones are their own.
    trustProxy: settings.trustProxy === 0 ? false : (_address, hop) => hop < settings.trustProxy,
    bodyLimit: longestJson,
    requestTimeout: longestUpload,
    http: { connectionsCheckingInterval: 5_000 },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.server.headersTimeout = longestHead;
  await tracing?.watch(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('viewer', null);
  app.decorate('routeTable', []);
  app.addHook(
    'onRoute',
    ({ method, url }) => void app.routeTable.push(...[method].flat().map((each) => `${each} ${url}`)),
  );
  answerFailures(app);
  hurrySlowClients(app);
  addSecurityHeaders(app, settings.publicApiUrl.startsWith('https:'));
  await guardOrigins(app, settings.webOrigins);
  await app.register(cookie);
  await acceptForms(app);
  readJson(app);
  cleanText(app);
  tagReads(app);
  await describeApi(app, settings.publicApiUrl, parts.guards);
  await serveMedia(app, parts.media);
  healthRoutes(app, parts);
  await app.register(async (api) => api.register(features(parts)), { prefix: '/api' });
  return app;
}

const features = (parts: Parts) => async (api: App) => {
  const members = [authRoutes, userRoutes, blogRoutes, campaignRoutes, resourceRoutes, newsletterRoutes, releaseRoutes];
  const moderators = [adminRoutes, moderateBlogRoutes, moderateCampaignRoutes, auditRoutes, statisticsRoutes];
  for (const routes of [...members, ...moderators]) routes(api, parts);
};
