import type { FastifyInstance } from 'fastify';

/** On every answer; what is served to other origins on purpose (pictures) says so itself. */
export function addSecurityHeaders(app: FastifyInstance, overHttps: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'no-store',
    });
    if (overHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
