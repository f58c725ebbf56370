import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { ReleaseStore } from '@cyberharbour/releases';
import type { FastifyInstance } from 'fastify';

/** How long browsers cache a published file, in seconds: it never changes. */
const year = 365 * 24 * 3600;

/** Scripts and styles of this site are for its own pages alone. */
const protective = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

export const contentTypeOf = (path: string) => contentTypes[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/**
 * Reads a file of a published version by its address, `/r/<name>/<version>/<file>`.
 * @param suffix `.br` for the brotli twin
 * @returns undefined for what is no such address or no such file
 */
export async function readPublishedFile(store: ReleaseStore, path: string, suffix = ''): Promise<Buffer | undefined> {
  const [, , name = '', version = '', ...file] = path.split('/');
  if (
    !/^\w+$/.test(name) ||
    !/^\d[\w.+-]*$/.test(version) ||
    file.length === 0 ||
    !file.every((segment) => /^[\w-][\w.-]*$/.test(segment))
  )
    return undefined;
  return store.read(name, version, `${file.join('/')}${suffix}`);
}

/**
 * Serves published files under `/r/`, from a folder or a bucket.
 * @param copies folder of the saved set's files, which are served while the store is gone
 */
export async function servePublishedFiles(web: FastifyInstance, store: ReleaseStore, copies: string | undefined) {
  if (store.folder.startsWith('s3://')) serveBucket(web, store, copies);
  else await serveFolder(web, join(store.folder, 'r'), copies);
}

async function serveFolder(web: FastifyInstance, folder: string, copies: string | undefined) {
  await web.register(files, {
    root: copies === undefined ? folder : [folder, copies],
    prefix: '/r/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: year * 1000,
    suppressWarning: true,
    // The copies are used when the whole store is gone, not when one version lacks a file.
    allowedPath: (_, root) => root === folder || !existsSync(folder),
    setHeaders: (reply) => void reply.headers(protective),
  });
}

function serveBucket(web: FastifyInstance, store: ReleaseStore, copies: string | undefined) {
  web.get('/r/*', async (request, reply) => {
    const path = new URL(request.url, 'http://page').pathname;
    const read = async (suffix: string) => {
      try {
        return await readPublishedFile(store, path, suffix);
      } catch (error) {
        if (copies === undefined) throw error;
        // The store is only read, and can only fail, for a path that matched the pattern of an address: it cannot
        // leave the folder.
        return readFile(join(copies, path.slice('/r/'.length) + suffix)).catch(() => undefined);
      }
    };
    const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? await read('.br') : undefined;
    const bytes = brotli ?? (await read(''));
    if (!bytes) return reply.callNotFound();
    if (brotli) void reply.header('content-encoding', 'br');
    return reply
      .headers({
        'cache-control': `public, max-age=${year}, immutable`,
        ...protective,
        vary: 'accept-encoding',
      })
      .type(contentTypeOf(path))
      .send(bytes);
  });
}
