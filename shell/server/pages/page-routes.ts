import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { LiveSet } from '@cyberharbour/releases';
import { sessionCookie } from '@cyberharbour/shared-api/contract';
import type { FastifyInstance } from 'fastify';
import { chooseReleases, hasTrial, readVisitor, visitorCookie } from '../visitors/visitor.ts';
import { composePage } from './compose-page.ts';
import type { Page, Visit } from './compose-page.ts';

const compress = promisify(brotliCompress);

/** @param search the query with its question mark @returns undefined where the browser renders the page */
export type RenderPage = (set: LiveSet, visit: Visit, search: string) => Promise<Page | undefined>;

/** Serves the page of every path that no other route takes, composed from what is live, and the favicon. */
export function servePages(
  web: FastifyInstance,
  readSet: () => Promise<LiveSet>,
  apiOrigin: string,
  renderPage: RenderPage,
) {
  const apiHost = new URL(apiOrigin).hostname;
  web.get('/favicon.svg', async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(await readFile(new URL('./favicon.svg', import.meta.url))),
  );
  web.get('/*', async (request, reply) => {
    const { pathname: path, search } = new URL(request.url, 'http://page');
    const theme = request.cookies['theme'];
    const set = await readSet();
    const { visitor, isNew } = readVisitor(request.cookies[visitorCookie.name]);
    if (isNew && hasTrial(set)) void reply.setCookie(visitorCookie.name, visitor, visitorCookie.options);
    const chosen = chooseReleases(set, visitor);
    const visit = {
      path,
      theme: theme === 'light' || theme === 'dark' ? theme : (undefined as Visit['theme']),
      // Cookies belong to hosts, not ports: the cookies of an API on another host are not sent here, so their absence
      // says nothing.
      signedOut: request.hostname === apiHost && request.cookies[sessionCookie] === undefined,
    };
    const page = (await renderPage(chosen, visit, search)) ?? composePage(chosen, apiOrigin, visit);
    void reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html);
    const brotli = await compress(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return reply.header('content-encoding', 'br').send(brotli);
  });
}
