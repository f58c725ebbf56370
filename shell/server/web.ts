import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import cookie from '@fastify/cookie';
import files from '@fastify/static';
import { discovery, openStore } from '@cyberharbour/platform/releases';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { liveVersions } from './addresses.ts';
import { alarms } from './alarms.ts';
import { composePage } from './compose-page.ts';
import { LastGood } from './last-good.ts';
import { servePublished } from './published.ts';
import { takeReports } from './reports.ts';
import type { Settings } from './settings.ts';
import { verifiedSet } from './verified-set.ts';
import { hasTrial, setFor, visitorCookie, visitorOf } from './visitor.ts';

const compress = promisify(brotliCompress);
const year = 365 * 24 * 3600;

/** How often the store is looked at when nobody visits, in milliseconds: a fault is in the log before its first visitor. */
const look = 10_000;

/** The web server: composes each page from what is live and serves the store's files. */
export async function buildWeb({ store: folder, keys, state, apiOrigin }: Settings): Promise<FastifyInstance> {
  const apiHost = new URL(apiOrigin).hostname;
  const web = Fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'warn' }, trustProxy: false });
  const store = await openStore(folder, keys);
  const alarm = alarms(web.log);
  const lastGood =
    state === undefined
      ? undefined
      : await LastGood.open(state, store).catch((fault: unknown) => {
          web.log.error(fault, 'The last verified set is kept in memory only.');
          return undefined;
        });
  const live = verifiedSet(store, (await lastGood?.read()) ?? [], {
    report: (faults) => alarm.report(faults),
    keep: async (parts) => lastGood?.write(parts),
  });
  await live().catch((fault: unknown) => web.log.error(fault));
  const watch = setInterval(() => void live().catch(() => undefined), look).unref();
  web.addHook('onClose', () => clearInterval(watch));
  await web.register(cookie);

  const own = join(store.folder, 'r');
  if (store.folder.startsWith('s3://')) servePublished(web, store, lastGood?.files);
  else
    await web.register(files, {
      root: lastGood ? [own, lastGood.files] : own,
      prefix: '/r/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      dotfiles: 'deny',
      immutable: true,
      maxAge: year * 1000,
      suppressWarning: true,
      // The copies stand in for a store that is gone, not for a file that one version lacks.
      allowedPath: (_, root) => root === own || !existsSync(own),
      setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
    });

  web.get('/healthz', () => ({ alive: true, releases: alarm.raised ? 'last verified set' : 'in order' }));
  web.get('/discovery/v1-pre.json', async (_, reply) => {
    const { shell, remotes } = await live();
    return reply.header('cache-control', 'no-store').send(discovery([shell, ...remotes]));
  });
  web.get('/favicon.svg', async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(await readFile(new URL('./favicon.svg', import.meta.url))),
  );

  takeReports(web);

  // What a page composed now would be made of: an old tab asks, and says that there is something new.
  web.get('/_versions', async (request, reply) => {
    const { visitor } = visitorOf(request.cookies[visitorCookie.name]);
    return reply.header('cache-control', 'no-store').send(liveVersions(setFor(await live(), visitor)));
  });

  web.get('/*', async (request, reply) => {
    const path = new URL(request.url, 'http://page').pathname;
    const chosen = request.cookies['theme'];
    const set = await live();
    const { visitor, isNew } = visitorOf(request.cookies[visitorCookie.name]);
    if (isNew && hasTrial(set)) void reply.setCookie(visitorCookie.name, visitor, visitorCookie.options);
    const page = composePage(setFor(set, visitor), apiOrigin, {
      path,
      theme: chosen === 'light' || chosen === 'dark' ? chosen : undefined,
      // Cookies know hosts, not ports: of an API on a host of its own nothing can be seen here.
      signedOut: request.hostname === apiHost && request.cookies['__Host-session'] === undefined,
    });
    void reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html);
    const small = await compress(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return reply.header('content-encoding', 'br').send(small);
  });

  // Never cached: an error that a browser or a CDN keeps would outlive its cause.
  const nothing = (reply: FastifyReply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('There is nothing at this address.\n');
  web.setNotFoundHandler((_, reply) => nothing(reply));
  web.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return nothing(reply);
    request.log.error(error);
    return reply
      .code(503)
      .header('cache-control', 'no-store')
      .header('retry-after', '5')
      .type('text/plain; charset=utf-8')
      .send('CyberHarbour cannot show this page right now. Please try again in a moment.\n');
  });
  return web;
}
