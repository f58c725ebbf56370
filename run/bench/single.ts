import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage, run, singleBuild } from '@cyberharbour/platform/webpack';
import { tabIcon } from '../../shell/server/site-files/site-files.ts';
import { root } from '../root.ts';

const folder = join(root, '.cache', 'bench');

/** How the one application starts: in an empty page, or in one that a server rendered. */
type Start = 'rendered by the browser' | 'rendered by a server';

const common = `
import '@cyberharbour/shared-ui/styles.css';
import '../../shell/src/boot.css';
import { findOwner } from '@cyberharbour/platform/claims';
import { notify, Providers } from '@cyberharbour/platform/kit';
import { configureApi, createQueryClient, startSignedOut, verifySession } from '@cyberharbour/shared-api';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { createGuards, guardRoute, guardId } from '../../shell/src/guard/guard';
import { routes as publicRoutes } from '../../mf-public/src/routes';
import { routes as dashboardRoutes } from '../../mf-dashboard/src/routes';
import { routes as adminRoutes } from '../../mf-admin/src/routes';
declare const __API_BASE__: string;
configureApi({ baseUrl: __API_BASE__ });
const client = createQueryClient(notify);
const guards = createGuards({ verify: () => verifySession(client), warn: notify.warn });
const claims = CLAIMS;
const all = [...publicRoutes, ...dashboardRoutes, ...adminRoutes];
const guarded = (route) => guardRoute(route, (pathname) => findOwner([{ claims }], pathname)?.claim, guards);
const page = (router) => <Providers client={client}><RouterProvider router={router} /></Providers>;
const root = document.getElementById('root')!;
`;

const starts: Record<Start, string> = {
  'rendered by the browser': `
import { Frame } from '../../shell/src/frame/frame';
import { BootScreen } from '../../shell/src/frame/boot-screen';
const router = createBrowserRouter([{ element: <Frame />, HydrateFallback: BootScreen, children: all.map(guarded) }]);
createRoot(root).render(page(router));
`,
  'rendered by a server': `
import { restoreState } from '@cyberharbour/shared-api/rendered-state';
import { frameRoutes } from '../../shell/src/remotes/frame-routes';
import { NewVersion } from '../../shell/src/releases/new-version';
const watch = { newRelease: () => undefined, subscribe: () => () => undefined, start: () => () => undefined };
startSignedOut(client);
restoreState(client, JSON.parse(document.getElementById('rendered-page')!.textContent!).state);
const path = matchRoutes(all.map(({ path }) => ({ path })), location.pathname)!.at(-1)!.route.path;
const { lazy, ...first } = all.find((route) => route.path === path)!;
void lazy().then(({ Component }) => {
  const routes = all.map((route) => guarded(route.path === path ? { ...first, id: path, Component } : route));
  const router = createBrowserRouter(frameRoutes(<NewVersion watch={watch} />, routes), {
    hydrationData: { loaderData: { [guardId(path)]: null } },
  });
  hydrateRoot(root, page(router), { onRecoverableError: (cause) => console.error('Rendered anew:', cause) });
});
`,
};

/** One application: the folder of its build, and the files of each lazy chunk. */
export interface SingleApplication {
  dist: string;
  chunks: Record<string, string[]>;
}

/** Builds the same sources as one application. */
export async function buildSingle(
  apiBase: string,
  start: Start = 'rendered by the browser',
): Promise<SingleApplication> {
  mkdirSync(folder, { recursive: true });
  const claims = ['mf-public', 'mf-dashboard', 'mf-admin'].flatMap(
    (name) => readPackage(join(root, name)).remote?.claims ?? [],
  );
  const name = start.replaceAll(' ', '-');
  const file = join(folder, `${name}.tsx`);
  writeFileSync(file, `${common}${starts[start]}`.replace('CLAIMS', JSON.stringify(claims)));
  const dist = join(folder, name);
  const unit = readPackage(join(root, 'shell'));
  const { namedChunkGroups = {} } = await run(singleBuild({ unit, entry: file, path: dist, apiBase }));
  cpSync(join(root, 'shell/server/site-files', tabIcon), join(dist, tabIcon));
  const chunks = Object.entries(namedChunkGroups).map(([chunk, { assets = [] }]) => [
    chunk,
    assets.map((asset) => asset.name),
  ]);
  return { dist, chunks: Object.fromEntries(chunks) as SingleApplication['chunks'] };
}

/**
 * The document of a page that a server rendered, as one application would have it: the same head, content and state,
 * its own styles and scripts, and nothing of releases.
 * @param html the document of the product
 */
export function toSingleDocument(html: string, { dist, chunks }: SingleApplication, chunk: string): string {
  const files = [...new Set([...(chunks['single'] ?? []), ...(chunks[chunk] ?? [])])];
  const styles = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<style data-href="${file}">${readFileSync(join(dist, file), 'utf8')}</style>`);
  const [entry = '', ...lazy] = files.filter((file) => file.endsWith('.js'));
  return html
    .replaceAll(/<style data-href="[^"]*">[^]*?<\/style>\n?/g, '')
    .replace(/<script type="importmap">[^]*?<\/script>\n?/, '')
    .replace(/<script type="application\/json" id="release-set">[^]*?<\/script>\n?/, '')
    .replace(/ data-entry="[^"]*"/, ` data-entry="/${entry}"`)
    .replace(/ data-preload="[^"]*"/, ` data-preload="${lazy.map((file) => `/${file}`).join(' ')}"`)
    .replace('</head>', () => `${styles.join('')}</head>`);
}
