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

/**
 * A trace for the API's spans and its database's to belong to, where nobody before has begun one (W3C Trace Context):
 * its number is that of this request, as this server's log has it.
 */
const beginTrace = (id: string) => {
  const digits = id.replaceAll('-', '');
  return `00-${digits}-${digits.slice(0, 16)}-01`;
};

/** What the API gets: one address in X-Forwarded-For, the one that this server trusts (TRUST_PROXY). */
export const requestHeaders = (request: FastifyRequest): Headers => ({
  traceparent: beginTrace(request.id),
  ...passHeaders(request.headers),
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
});

/** What the browser gets; the API's own policy comes along. */
export const responseHeaders = (headers: IncomingHttpHeaders): Headers => passHeaders(headers);
