import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '@cyberharbour/releases';
import type { FastifyInstance } from 'fastify';
import { isMatched } from '@cyberharbour/http-server';

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

/** Whether it is `/r/<name>/<version>/<file>`, and leads nowhere else. */
const isAddress = (path: string) => /^\/r\/\w+\/\d[\w.+-]*(?:\/[\w-][\w.-]*)+$/.test(path);

/**
 * Reads a file of a published version by its address, `/r/<name>/<version>/<file>`.
 * @param suffix `.br` for the brotli twin
 * @returns undefined for what is no such address or no such file
 */
export async function readPublishedFile(store: ReleaseStore, path: string, suffix = ''): Promise<Buffer | undefined> {
  if (!isAddress(path)) return undefined;
  const [, , name = '', version = '', ...file] = path.split('/');
  return store.read(name, version, `${file.join('/')}${suffix}`);
}

/**
 * Serves published files under `/r/`, from a folder or a bucket.
 * @param copies folder of the saved set's files, which are served while the store is gone
 */
export function servePublishedFiles(web: FastifyInstance, store: ReleaseStore, copies: string | undefined) {
  const isGone = () => !store.folder.startsWith('s3://') && !existsSync(join(store.folder, 'r'));
  // The store is only read, and can only fail, for a path that matched the pattern of an address: it cannot leave the
  // folder.
  const readCopy = (path: string) =>
    copies === undefined ? undefined : readFile(join(copies, path.slice('/r/'.length))).catch(() => undefined);
  const read = async (path: string, suffix: string) => {
    try {
      const bytes = await readPublishedFile(store, path, suffix);
      // The copies are used when the whole store is gone, not when one version lacks a file.
      return bytes || !isAddress(path) || !isGone() ? bytes : await readCopy(path + suffix);
    } catch (error) {
      if (copies === undefined) throw error;
      return readCopy(path + suffix);
    }
  };
  web.get('/r/*', async (request, reply) => {
    const path = new URL(request.url, 'http://page').pathname;
    const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? await read(path, '.br') : undefined;
    const bytes = brotli ?? (await read(path, ''));
    if (!bytes) return reply.callNotFound();
    // A file never changes, so its address names its content.
    const tag = `"${path.slice('/r/'.length)}${brotli ? '.br' : ''}"`;
    void reply.headers({
      'cache-control': `public, max-age=${year}, immutable`,
      ...protective,
      vary: 'accept-encoding',
      etag: tag,
    });
    if (isMatched(request.headers['if-none-match'], tag)) return reply.code(304).send();
    if (brotli) void reply.header('content-encoding', 'br');
    return reply.type(contentTypeOf(path)).send(bytes);
  });
}
