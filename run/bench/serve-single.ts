import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const compress = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Passes a call on to the API: the application has one origin, as the product has. */
function passOn(request: IncomingMessage, response: ServerResponse, api: string) {
  const { method = 'GET', headers, url = '/' } = request;
  const call = send(new URL(url, api), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  call.once('error', () => response.writeHead(502).end());
  request.pipe(call);
}

export interface ServedApplication {
  dist: string;
  port: number;
  /** Where the API answers. */
  api: string;
  /** The document of a path; without it every path gets the build's own page. */
  readDocument?: (path: string) => Promise<string>;
}

/** Serves a build with brotli at its best. @returns how to end it */
export async function serveSingle({ dist, port, api, readDocument }: ServedApplication): Promise<() => void> {
  const encoded = new Map<string, Buffer>();
  const read = async (path: string) => {
    const file = join(dist, path);
    if (extname(path) && existsSync(file)) return { type: types[extname(path)], bytes: readFileSync(file) };
    const document = await readDocument?.(path);
    return { type: types['.html'], bytes: document ? Buffer.from(document) : readFileSync(join(dist, 'index.html')) };
  };
  const serve = async (path: string, response: ServerResponse) => {
    const { type = 'application/octet-stream', bytes } = await read(path);
    const isFont = extname(path) === '.woff2';
    const body = isFont ? bytes : (encoded.get(path) ?? compress(bytes));
    encoded.set(path, body);
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'no-store',
      ...(!isFont && { 'content-encoding': 'br' }),
    });
    response.end(body);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    if (/^\/(api|media)\//.test(pathname)) passOn(request, response, api);
    else void serve(pathname, response);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return () => {
    server.close();
  };
}
