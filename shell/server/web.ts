import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import cookie from '@fastify/cookie';
import files from '@fastify/static';
import { ReleaseStore } from '@cyberharbour/platform/releases';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { liveVersions } from './addresses.ts';
import { composePage } from './compose-page.ts';
import { liveReleases } from './live-releases.ts';
import { takeReports } from './reports.ts';
import type { Settings } from './settings.ts';

const compress = promisify(brotliCompress);
const year = 365 * 24 * 3600;

/** The web server: composes each page from what is live and serves the store's files. */
export async function buildWeb({ store: folder, apiOrigin }: Settings): Promise<FastifyInstance> {
  const web = Fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'warn' }, trustProxy: false });
  const live = liveReleases(new ReleaseStore(folder), (fault) => web.log.error(fault, 'The release store cannot be read; pages come from the last good set.'));
  await web.register(cookie);

  await web.register(files, {
    root: join(folder, 'r'),
    prefix: '/r/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: year * 1000,
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  });

  web.get('/healthz', () => ({ alive: true }));
  web.get('/favicon.svg', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(await readFile(new URL('./favicon.svg', import.meta.url))),
  );

  takeReports(web);

  // What a page composed now would be made of: an old tab asks, and says that there is something new.
  web.get('/_versions', async (_, reply) => reply.header('cache-control', 'no-store').send(liveVersions(await live())));

  web.get('/*', async (request, reply) => {
    const path = new URL(request.url, 'http://page').pathname;
    const chosen = request.cookies['theme'];
    const page = composePage(await live(), apiOrigin, { path, theme: chosen === 'light' || chosen === 'dark' ? chosen : undefined });
    void reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html);
    const small = await compress(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return reply.header('content-encoding', 'br').send(small);
  });

  // Never cached: an error that a browser or a CDN keeps would outlive its cause.
  const nothing = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('There is nothing at this address.\n');
  web.setNotFoundHandler((_, reply) => nothing(reply));
  web.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return nothing(reply);
    request.log.error(error);
    return reply.code(503).header('cache-control', 'no-store').header('retry-after', '5').type('text/plain; charset=utf-8').send('CyberHarbour cannot show this page right now. Please try again in a moment.\n');
  });
  return web;
}
