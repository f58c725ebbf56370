import { earlierMenu, type MenuEntry, type RemoteRoute } from '@cyberharbour/platform';
import { Providers } from '@cyberharbour/platform/kit';
import { configureApi, createQueryClient } from '@cyberharbour/shared-api';
import { fetchState } from '@cyberharbour/shared-api/rendered-state';
import type { RenderedState } from '@cyberharbour/shared-api/rendered-state';
import { renderToReadableStream } from 'react-dom/server.edge';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router';
import { MenuEntries } from '../frame/menu';
import { guardRoute } from '../guard/guard';
import type { Guards } from '../guard/guard';
import { NewVersion } from '../releases/new-version';
import { toHealingRoute } from '../remotes/healing-route';
import { frameRoutes } from '../remotes/frame-routes';
import type { Remote } from '../remotes/remote';
import { earlyEventsScript } from './early-events';
import { lateFontsScript } from './late-fonts';

/** Milliseconds for the data of a page, and for what suspends while it is rendered. */
const fetchLimit = 400;
const suspenseLimit = 300;

export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** What the remote's node build exports. */
  routes: RemoteRoute[];
  version: string;
  apiBase: string;
  /** Absent where the web server is an earlier one. */
  menu?: MenuEntry[];
}

export interface RenderedPage {
  status: 200 | 404 | 410;
  /** What React puts into the head: title, description, preloads of pictures. */
  head: string;
  /** Runs before everything else, as this shell understands it; its hash goes into the policy. */
  script: string;
  /** Content of the element that the shell hydrates. */
  body: string;
  state: RenderedState;
  /** False where an answer or a suspended section did not come in time: the browser fetches it. */
  isComplete: boolean;
}

const silent = { success: () => undefined, error: () => undefined, warn: () => undefined };

/** Nothing is newer than what a page is composed of. */
const noNewRelease = { newRelease: () => undefined, subscribe: () => () => undefined, start: () => () => undefined };

/** The web server renders only paths that everybody may open. */
const openClaim = (path: string) => ({ path });
const noGuards: Guards = {
  judge: () => Promise.resolve('passed'),
  sendAway: () => undefined,
  explain: () => '/',
};

/** The remote as a server has it: one version, already loaded. */
function loadedRemote(routes: RemoteRoute[], version: string): Remote {
  const of: Awaited<ReturnType<Remote['screen']>>['of'] = {
    version,
    entry: '',
    routes: () => Promise.resolve(routes),
    async screen(path) {
      const route = routes.find((one) => one.path === path);
      if (!route) throw new Error(`${version} has no screen for ${path}.`);
      return (await route.lazy()).Component;
    },
  };
  return {
    routes: () => of.routes(),
    screen: async (path) => ({ of, Component: await of.screen(path) }),
    prefetch: () => of.routes(),
    replace: () => Promise.reject(new Error('A server renders one version only.')),
    part: () => Promise.reject(new Error('A server renders no part of another remote.')),
    replacePart: () => Promise.reject(new Error('A server renders one version only.')),
  };
}

type Handler = ReturnType<typeof createStaticHandler>;
const handlers = new WeakMap<RemoteRoute[], Handler>();

/** The routes of a worker's one remote, inside the frame; made once, since every page of it has the same. */
function handlerOf(routes: RemoteRoute[], version: string): Handler {
  const remote = loadedRemote(routes, version);
  const handler =
    handlers.get(routes) ??
    createStaticHandler(
      frameRoutes(
        <NewVersion watch={noNewRelease} />,
        routes.map((route) => guardRoute(toHealingRoute(route, remote, undefined, true), openClaim, noGuards)),
      ),
    );
  handlers.set(routes, handler);
  return handler;
}

/**
 * What the router reads of a visit by GET. The platform's `Request`, like its `Response`, comes with the whole of
 * `fetch`: 5 MB for each worker that renders.
 */
const visitOf = ({ href }: URL) =>
  ({ url: href, method: 'GET', signal: new AbortController().signal }) as unknown as Request;

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
    text += decoder.decode(value, { stream: true });
  return text + decoder.decode();
}

/** React writes what belongs into the head first; attributes and texts are escaped, so no `>` ends a tag early. */
const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

function split(html: string): { head: string; body: string } {
  const [head = ''] = headTags.exec(html) ?? [];
  const body = html.slice(head.length);
  // The page's policy stops inline scripts and styles, so content that waits for one would stay hidden.
  if (/<script|\sstyle="/.test(body)) throw new Error('The screen renders an inline script or style.');
  if (/<main[^>]*><!--\$!-->/.test(body)) throw new Error('Nothing of the screen came in time.');
  return { head, body };
}

/**
 * Renders the page of one path with nobody signed in.
 * @returns undefined where the remote has no such path, or redirects it
 * @throws what the screen throws
 */
export async function renderPage({
  url,
  routes,
  version,
  apiBase,
  menu = earlierMenu,
}: RenderRequest): Promise<RenderedPage | undefined> {
  const address = new URL(url, 'http://page');
  const match = matchRoutes(
    routes.map(({ path, handle }) => ({ path, handle })),
    address,
  )?.at(-1);
  if (!match) return undefined;
  configureApi({ baseUrl: apiBase });
  const client = createQueryClient(silent);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const queries = match.route.handle?.queries?.(match.params, address.searchParams) ?? [];
    const fetched = await fetchState(client, queries, fetchLimit);
    const handler = handlerOf(routes, version);
    const context = await handler.query(visitOf(address));
    // A redirect is an answer, and has no matches.
    if (!('matches' in context)) return undefined;
    if (context.errors) throw Object.values(context.errors)[0];
    let isWhole = true;
    let failure: { cause: unknown } | undefined;
    const suspense = new AbortController();
    timer = setTimeout(() => suspense.abort(), suspenseLimit);
    const stream = await renderToReadableStream(
      <Providers client={client}>
        <MenuEntries value={menu}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </MenuEntries>
      </Providers>,
      {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        signal: suspense.signal,
        onError(cause) {
          isWhole = false;
          if (!suspense.signal.aborted) failure ??= { cause };
        },
      },
    );
    await stream.allReady;
    // What throws is no page with a hole in it: the browser renders it, and heals it.
    if (failure) throw failure.cause;
    const { state, status, isComplete } = fetched;
    return {
      status,
      ...split(await readText(stream)),
      script: `${lateFontsScript};${earlyEventsScript}`,
      state,
      isComplete: isComplete && isWhole,
    };
  } finally {
    clearTimeout(timer);
    // Ends what is still under way.
    void client.cancelQueries();
    client.clear();
  }
}
