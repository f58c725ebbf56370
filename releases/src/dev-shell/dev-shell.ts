import { readFileSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { buildPackage } from '@cyberharbour/platform/build';
import { filesUnder, ReleaseRefused } from '../index.ts';
import { integrityOf } from '../files/integrity.ts';
import { readPackage } from '@cyberharbour/platform/packages';
import { findRest, swapIn } from './swap.ts';
import type { Local } from './swap.ts';
import type { ReleaseSetRest } from '@cyberharbour/platform';

interface DevShellOptions {
  folder: string;
  /** Origin of the live shell. */
  shell: string;
  port: number;
  /** Whether calls may change data of the live API. */
  writes: boolean;
  say: (sentence: string) => void;
}

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
/** What a developer needs to be signed in at all. */
const always = /^\/api\/auth\/(login|logout)$/;
const passedHeaders = [
  'content-type',
  'cache-control',
  'integrity-policy',
  'referrer-policy',
  'x-content-type-options',
  'etag',
  'location',
];
const sent = [
  'accept',
  'content-type',
  'cookie',
  'if-match',
  'if-none-match',
  'idempotency-key',
  'accept-language',
  'user-agent',
];

/**
 * A live shell as this machine sees it, with one remote from this tree in the place of the live one, built anew when
 * its sources change. The live shell is only read; calls go to its API with the developer's own session, and those that
 * change data are refused unless they are wanted.
 */
export async function openDevShell({
  folder,
  shell,
  port,
  writes,
  say,
}: DevShellOptions): Promise<{ address: string; close: () => Promise<void> }> {
  const place = resolve(folder);
  const claims = readPackage(place).remote;
  if (!claims) throw new ReleaseRefused(`${folder} is no remote.`);
  let builds = 0;
  let local: Local = { claims, version: '', files: {} };
  const files = new Map<string, Buffer>();
  const build = async () => {
    const version = `0.0.0-dev.${(builds += 1)}`;
    const dist = await buildPackage(place);
    const built = await filesUnder(dist);
    files.clear();
    for (const file of built) files.set(file, readFileSync(join(dist, file)));
    const hashes = [...files].map(([file, bytes]) => [file, integrityOf(bytes)] as const);
    local = { claims: readPackage(place).remote ?? claims, version, files: Object.fromEntries(hashes) };
    say(`${folder} is built (${version}); load the page again.`);
  };
  await build();

  let apiOrigin: string | undefined;
  const forward = async (request: IncomingMessage, origin: string) => {
    const headers = new Headers(
      sent.flatMap((name) =>
        typeof request.headers[name] === 'string' ? [[name, request.headers[name]] as [string, string]] : [],
      ),
    );
    headers.set('origin', shell);
    headers.set('accept-encoding', 'identity');
    const body = ['GET', 'HEAD'].includes(request.method ?? 'GET') ? null : await buffer(request);
    return fetch(new URL(request.url ?? '/', origin), {
      method: request.method ?? 'GET',
      headers,
      body,
      redirect: 'manual',
    });
  };
  const page = async (request: IncomingMessage, response: ServerResponse) => {
    const live = await forward(request, shell);
    const headers = Object.fromEntries(
      passedHeaders.flatMap((name) => (live.headers.get(name) === null ? [] : [[name, live.headers.get(name) ?? '']])),
    );
    const cookies = live.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    if (!live.headers.get('content-type')?.startsWith('text/html'))
      return void response.writeHead(live.status, headers).end(Buffer.from(await live.arrayBuffer()));
    const html = await live.text();
    const restAddress = findRest(html);
    const rest = restAddress === undefined ? undefined : await fetch(new URL(restAddress, shell));
    const swapped = swapIn(
      html,
      live.headers.get('content-security-policy') ?? '',
      shell,
      local,
      (await rest?.json()) as ReleaseSetRest | undefined,
    );
    apiOrigin = swapped.apiOrigin;
    // The remote here may claim what nobody claims there yet.
    return void response.writeHead(200, { ...headers, 'content-security-policy': swapped.policy }).end(swapped.html);
  };
  const call = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const safe = ['GET', 'HEAD'].includes(request.method ?? '') || always.test(path);
    if (!safe && !writes) {
      request.resume();
      return void response.writeHead(403, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          success: false,
          code: 'READ_ONLY',
          message: 'cyberharbour-mf dev changes nothing on the live API. Start it with --writes to allow it.',
        }),
      );
    }
    if (apiOrigin === undefined) return void response.writeHead(503).end();
    const answer = await forward(request, apiOrigin);
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    return void response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
      .end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    const own = `/r/${claims.name}/${local.version}/`;
    if (path.startsWith(own)) {
      const bytes = files.get(path.slice(own.length));
      return void response
        .writeHead(bytes ? 200 : 404, { 'content-type': types[path.split('.').at(-1) ?? ''] ?? 'text/plain' })
        .end(bytes);
    }
    const answer = path.startsWith('/api/') ? call(request, response, path) : page(request, response);
    answer.catch((error: unknown) => {
      say(String(error));
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`The live shell at ${shell} could not be asked.\n`);
    });
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, 'localhost', done);
  });
  let waiting: NodeJS.Timeout | undefined;
  const watcher = watch(join(place, 'src'), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void build().catch((error: unknown) => say(String(error))), 200);
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        watcher.close();
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
