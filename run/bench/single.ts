import { createServer } from 'node:http';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readPackage, run, singleBuild } from '@cyberharbour/platform/webpack';
import { root } from '../root.ts';

const folder = join(root, '.cache', 'bench');

const entry = `
import '@cyberharbour/shared-ui/styles.css';
import '../../shell/src/boot.css';
import { findOwner } from '@cyberharbour/platform/claims';
import { notify, Providers } from '@cyberharbour/platform/kit';
import { configureApi, createQueryClient, verifySession } from '@cyberharbour/shared-api';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Frame } from '../../shell/src/frame/frame';
import { BootScreen } from '../../shell/src/frame/boot-screen';
import { createGuards, guardRoute } from '../../shell/src/guard/guard';
import { routes as publicRoutes } from '../../mf-public/src/routes';
import { routes as dashboardRoutes } from '../../mf-dashboard/src/routes';
import { routes as adminRoutes } from '../../mf-admin/src/routes';
declare const __API_BASE__: string;
configureApi({ baseUrl: __API_BASE__ });
const client = createQueryClient(notify);
const guards = createGuards({ verify: () => verifySession(client), warn: notify.warn });
const claims = CLAIMS;
const routes = [...publicRoutes, ...dashboardRoutes, ...adminRoutes].map((route) =>
  guardRoute(route, (pathname) => findOwner([{ claims }], pathname)?.claim, guards),
);
const router = createBrowserRouter([{ element: <Frame />, HydrateFallback: BootScreen, children: routes }]);
createRoot(document.getElementById('root')!).render(<Providers client={client}><RouterProvider router={router} /></Providers>);
`;

/** Builds the same sources as one application. @returns the folder of the build */
export async function buildSingle(apiBase: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const claims = ['mf-public', 'mf-dashboard', 'mf-admin'].flatMap(
    (name) => readPackage(join(root, name)).remote?.claims ?? [],
  );
  const file = join(folder, 'single.tsx');
  writeFileSync(file, entry.replace('CLAIMS', JSON.stringify(claims)));
  const path = join(folder, 'dist');
  await run(singleBuild({ unit: readPackage(join(root, 'shell')), entry: file, path, apiBase }));
  cpSync(join(root, 'shell/server/site-files/favicon.svg'), join(path, 'favicon.svg'));
  return path;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Serves the build with brotli at its best, and the page for every other address. @returns how to end it */
export async function serveSingle(dist: string, port: number): Promise<() => void> {
  const small = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    const wanted = join(dist, path);
    const file = extname(path) && existsSync(wanted) ? wanted : join(dist, 'index.html');
    const type = types[extname(file)] ?? 'application/octet-stream';
    const bytes =
      small.get(file) ??
      (extname(file) === '.woff2'
        ? readFileSync(file)
        : brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    small.set(file, bytes);
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'no-store',
      ...(extname(file) !== '.woff2' && { 'content-encoding': 'br' }),
    });
    response.end(bytes);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return () => {
    server.close();
  };
}
