import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Pictures, for any page to show: a name never changes its content, so it may be kept for ever. */
export async function serveMedia(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    cacheControl: false,
    allowedPath: (name) => /^\/[0-9a-f]{32}-\d+\.webp$/.test(name),
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
