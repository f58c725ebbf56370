import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFoundError } from '../http/http-error.ts';
import type { MediaFiles } from './files.ts';

const isFile = (name: string) => /^[0-9a-f]{32}-\d+\.webp$/.test(name);
/** For any page to show: a name never changes its content, so it may be cached for ever. */
const headersOf = (name: string) => ({
  'content-disposition': `inline; filename="${name}"`,
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
});

export async function serveMedia(app: FastifyInstance, files: MediaFiles): Promise<void> {
  if (files.folder === null) serveStored(app, files);
  else await serveFolder(app, files.folder);
}

async function serveFolder(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/media/',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    cacheControl: false,
    allowedPath: (name) => isFile(name.slice(1)),
    setHeaders: (reply, file) => {
      for (const [name, value] of Object.entries(headersOf(basename(file)))) reply.header(name, value);
    },
  });
}

function serveStored(app: FastifyInstance, files: MediaFiles): void {
  app.get<{ Params: { name: string } }>('/media/:name', { schema: { hide: true } }, async ({ params }, reply) => {
    const found = isFile(params.name) ? await files.read(params.name) : null;
    if (!found) throw notFoundError('There is no such picture.');
    const sent = { ...headersOf(params.name), 'content-type': 'image/webp', 'content-length': found.size };
    return reply.headers(sent).send(found.stream);
  });
}
