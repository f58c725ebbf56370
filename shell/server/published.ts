import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '@cyberharbour/platform/releases';
import type { FastifyInstance } from 'fastify';

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

export const typeOf = (path: string) => types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** A file of a published version by its address, `/r/<name>/<version>/<file>`; nothing for what is no such address. */
export async function publishedFile(store: ReleaseStore, path: string, twin = ''): Promise<Buffer | undefined> {
  const [, , name = '', version = '', ...file] = path.split('/');
  if (
    !/^\w+$/.test(name) ||
    !/^\d[\w.+-]*$/.test(version) ||
    file.length === 0 ||
    !file.every((part) => /^[\w-][\w.-]*$/.test(part))
  )
    return undefined;
  return store.read(name, version, `${file.join('/')}${twin}`);
}

/** Serves what was published from a store that is no folder. The copies of the last good set stand in while it is gone. */
export function servePublished(web: FastifyInstance, store: ReleaseStore, copies: string | undefined) {
  web.get('/r/*', async (request, reply) => {
    const path = new URL(request.url, 'http://page').pathname;
    const find = async (twin: string) => {
      try {
        return await publishedFile(store, path, twin);
      } catch (error) {
        if (copies === undefined) throw error;
        // Only what the pattern of an address lets through comes this far.
        return readFile(join(copies, path.slice('/r/'.length) + twin)).catch(() => undefined);
      }
    };
    const small = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? await find('.br') : undefined;
    const bytes = small ?? (await find(''));
    if (!bytes) return reply.callNotFound();
    if (small) void reply.header('content-encoding', 'br');
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
      })
      .type(typeOf(path))
      .send(bytes);
  });
}
