import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Acts for whoever holds the token in the address, never for a cookie: other origins may call. */
    anyOrigin?: boolean;
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls from other sites' pages (CSRF). A multipart form needs no preflight, so the origin itself is checked,
 * before anything is read. What sends neither Origin nor Sec-Fetch-Site is no browser and carries nobody's cookie.
 */
export async function guardOrigins(app: FastifyInstance, webOrigins: readonly string[]): Promise<void> {
  const allowed = new Set(webOrigins);
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method) || request.routeOptions.config.anyOrigin) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin === undefined ? site === undefined : allowed.has(origin)) return;
    throw new HttpError(403, 'WRONG_ORIGIN', 'This request came from a page that may not use this service.');
  });
  await app.register(cors, {
    origin: [...webOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Content-Type', 'Idempotency-Key', 'If-Match'],
    exposedHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
    strictPreflight: false,
  });
}
