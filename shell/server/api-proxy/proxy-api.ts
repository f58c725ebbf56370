import { PassThrough } from 'node:stream';
import { hasBody, hasFiles, noTrace, type Trace } from '@cyberharbour/http-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiClient } from '../api-client/types.ts';
import { requestHeaders, responseHeaders } from './proxied-headers.ts';

interface ProxyOptions {
  /** Calls and pictures too, so that a browser sees one origin. */
  isOneOrigin: boolean;
  trace?: Trace;
}

const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** In the shape of every failure of the API; shared-api takes the code for an API that was not reached. */
const describeUnreachable = (id: string) => ({
  success: false,
  code: 'UNREACHABLE',
  message: `We cannot be reached right now. Please try again in a moment. Reference: ${id}.`,
});

/** Bytes of a body that is no form with files; the API takes less. */
const mostText = 2 * 2 ** 20;
const tooLarge = { success: false, code: 'TOO_LARGE', message: 'That is more than we can take in one go.' };

const isTooLarge = (request: FastifyRequest) =>
  Number(request.headers['content-length'] ?? 0) > mostText && !hasFiles(request);

/**
 * The body as a stream of its own: the API may answer before all of it came and close its connection, which would
 * otherwise take the browser's connection along before the answer has left.
 */
function bodyOf(request: FastifyRequest): PassThrough | undefined {
  if (!hasBody(request)) return undefined;
  const body = new PassThrough();
  request.raw.pipe(body);
  body.once('close', () => request.raw.unpipe(body).resume());
  request.raw.once('aborted', () => body.destroy());
  return body;
}

/** What the API publishes for search engines and readers of feeds, under the addresses of pages. */
const published = ['/feeds/*', '/cards/*', '/sitemap.xml', '/sitemaps/*'];

/**
 * Passes requests on to the API. Bodies are streamed both ways; the API checks origin, session and sizes itself.
 */
export async function proxyApi(web: FastifyInstance, api: ApiClient, { isOneOrigin, trace = noTrace }: ProxyOptions) {
  async function pass(request: FastifyRequest, reply: FastifyReply, prefix = '') {
    // The API would close its connection in the middle of it, and its answer would be lost with that.
    if (isTooLarge(request)) {
      request.raw.resume();
      return reply.code(413).header('cache-control', 'no-store').send(tooLarge);
    }
    const end = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) end.abort();
    });
    try {
      const answer = await api.request({
        method: request.method,
        path: `${prefix}${request.raw.url ?? '/'}`,
        headers: { ...requestHeaders(request), ...trace.headers() },
        body: bodyOf(request),
        signal: end.signal,
      });
      return await reply
        .code(answer.statusCode ?? 503)
        .headers(responseHeaders(answer.headers))
        .send(answer);
    } catch (error) {
      if (end.signal.aborted) return reply.hijack();
      request.log.warn({ err: error }, 'The API did not answer.');
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': '5', 'x-request-id': request.id })
        .send(describeUnreachable(request.id));
    }
  }

  await web.register(async (proxy) => {
    proxy.removeAllContentTypeParsers();
    // The body goes on as it comes.
    proxy.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of published) proxy.get(url, (request, reply) => pass(request, reply));
    if (!isOneOrigin) return;
    // Forms of pages that are sent without script.
    proxy.post('/*', (request, reply) => pass(request, reply, '/forms'));
    proxy.get('/api/*', (request, reply) => pass(request, reply));
    proxy.route({ method: [...unsafe], url: '/api/*', handler: (request, reply) => pass(request, reply) });
    proxy.get('/media/*', (request, reply) => pass(request, reply));
  });
}
