import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

type Headers = Record<string, string | string[]>;

/** Of one connection, never of the next one (RFC 9110, 7.6.1), with what this server says itself. */
const ofOneConnection = new Set([
  'connection',
  'expect',
  'forwarded',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

function passHeaders(headers: IncomingHttpHeaders): Headers {
  const named = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        entry[1] !== undefined && !ofOneConnection.has(entry[0]) && !named.includes(entry[0]),
    ),
  );
}

/** What the API gets: one address in X-Forwarded-For, the one that this server trusts (TRUST_PROXY). */
export const requestHeaders = (request: FastifyRequest): Headers => ({
  ...passHeaders(request.headers),
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
});

/** What the browser gets; the API's own policy comes along. */
export const responseHeaders = (headers: IncomingHttpHeaders): Headers => passHeaders(headers);
