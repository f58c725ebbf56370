import { randomUUID } from 'node:crypto';
import { createHttpServers, noTrace, schemaController } from '@cyberharbour/http-server';
import type { Tracing } from '@cyberharbour/http-server/tracing';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { createStateReader } from './freshness/public-changes.ts';
import { shareRecent } from './freshness/recent.ts';
import { createApiClient } from './api-client/api-client.js';
import { proxyApi } from './api-proxy/proxy-api.ts';
import { createTickets } from './pages/release-ticket.ts';
import { watchMoves } from './pages/made-ahead.ts';
import { servePages } from './pages/page-routes.ts';
import { createStoredPages } from './pages/stored-pages.ts';
import { servePreviews } from './previews/serve-previews.ts';
import { serveReleases } from './releases/live-releases.ts';
import { serveSiteFiles } from './site-files/site-files.ts';
import { createPageRenderer } from './rendering/render-page.ts';
import { receiveFailureReports } from './reports/failure-reports.ts';
import { clientLimits } from './settings/client-limits.ts';
import { pageLimits } from './settings/page-limits.ts';
import type { Settings } from './settings/settings.ts';

/** A year, as browsers ask for; nothing of this host answers without TLS once its pages came over it. */
const hsts = 'max-age=31536000; includeSubDomains';

/** Builds the web server: it composes each page from what is live and serves the store's files. */
export async function buildWeb(settings: Settings, tracing?: Tracing): Promise<FastifyInstance> {
  const { trustProxy = 0, clientLimits: limits = clientLimits } = settings;
  const http = createHttpServers(limits);
  const web = Fastify({
    serverFactory: http.serverFactory,
    schemaController,
    logger: { level: settings.logLevel ?? 'warn' },
    // No other process has the same one: a person may name it to whoever reads the log.
    genReqId: () => randomUUID(),
    // A number alone Fastify takes for nobody.
    trustProxy: trustProxy === 0 ? false : (_address, hop) => hop < trustProxy,
  });
  await tracing?.watch(web);
  answerErrors(web);
  http.addHooks(web);
  web.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') void reply.header('strict-transport-security', hsts);
    if (!request.url.startsWith('/') || request.url.startsWith('//')) return answerNotFound(reply);
    return undefined;
  });
  await web.register(cookie);
  const { readSet, readFile, previews } = await serveReleases(web, settings);
  await servePreviews(web, previews);
  receiveFailureReports(web);
  answerReadiness(web);
  const { apiOrigin, internalApiOrigin = apiOrigin, webOrigin, freshness = { set: 250, changes: 100 } } = settings;
  // Each with connections of its own: what pages ask does not wait behind calls that are passed on.
  const [api, proxied] = [createApiClient(internalApiOrigin), createApiClient(internalApiOrigin)];
  web.addHook('onClose', () => [api, proxied].forEach((client) => client.destroy()));
  const renderPage = await createPageRenderer(web, settings, { readSet, readFile, previews }, api, tracing);
  await proxyApi(web, proxied, { isOneOrigin: apiOrigin === '', trace: tracing ?? noTrace });
  serveSiteFiles(web, readSet, {
    webOrigin: webOrigin ?? `http://localhost:${String(settings.port)}`,
    contact: settings.securityContact,
  });
  const { changes: longest, withoutScript: patience } = settings.pageLimits ?? pageLimits;
  const readState = createStateReader(api, { fresh: freshness.changes, longest }, web.log, tracing);
  const makeAhead = servePages(web, apiOrigin, {
    readSet: shareRecent(readSet, freshness.set),
    previews,
    readState,
    readPage: createStoredPages({ apiOrigin, renderPage, patience }),
    signTicket: createTickets(settings.reportKey),
  });
  watchMoves(web, readSet, freshness.set / 2, makeAhead);
  return web;
}

/**
 * `/readyz`: whether this process should get requests; a balancer asks it. One that is about to end says so with 503,
 * or with 404 where that is asked for (`?unready=404`): HAProxy lets the requests finish of one that answers so.
 */
function answerReadiness(web: FastifyInstance) {
  web.get<{ Querystring: { unready?: string } }>('/readyz', async ({ query }, reply) => {
    void reply.header('cache-control', 'no-store');
    const status = query.unready === '404' ? 404 : 503;
    if (web.isDraining()) return reply.code(status).header('retry-after', '1').send({ ready: false, why: 'ending' });
    return { ready: true };
  });
}

/** A route that is there before this is called answers its errors in another way. */
function answerErrors(web: FastifyInstance) {
  web.setNotFoundHandler((_, reply) => answerNotFound(reply));
  web.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return answerNotFound(reply);
    request.log.error(error);
    return reply
      .code(503)
      .header('cache-control', 'no-store')
      .header('retry-after', '5')
      .type('text/plain; charset=utf-8')
      .header('x-request-id', request.id)
      .send(`CyberHarbour cannot show this page right now. Please try again in a moment. Reference: ${request.id}.\n`);
  });
}

/** Never cached: an error that a browser or a CDN keeps would outlive its cause. */
const answerNotFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is nothing at this address.\n');
