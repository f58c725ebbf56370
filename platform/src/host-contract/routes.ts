import type { ComponentType } from 'react';

/** What a route may say about itself in its `handle`. */
export interface ScreenHandle {
  /**
   * The document's title, without the product's name. Left out where it depends on loaded data: such a screen renders
   * `<title>` itself.
   */
  title?: string;
  /** Public data of the screen as query options, so that a server can fetch it before it renders. */
  queries?: (params: Readonly<Record<string, string | undefined>>, search: URLSearchParams) => readonly object[];
  /**
   * Fetches what the screen begins with beside its files and its data, its largest picture say, while somebody looks at
   * a link to it. A failure is nobody's: the screen asks again.
   * @param answers of `queries`, in their order
   */
  prepare?: (answers: readonly unknown[]) => unknown;
}

/**
 * Exports that React Router would use of a lazy route's module. The host does not, so a screen that has one does not
 * compile.
 */
type Unsupported =
  'action' | 'ErrorBoundary' | 'handle' | 'HydrateFallback' | 'loader' | 'middleware' | 'shouldRevalidate';

/** The module of a screen, or of a part of a screen of others: its component then gets `PartProps`. */
export type ScreenModule = { Component: ComponentType } & { [name in Unsupported]?: never };

/** One route of a remote: exactly what the host honours, in the shell as in a remote that runs alone. */
export interface RemoteRoute {
  /** An absolute React Router pattern that the remote claims in its `remote.json`: `/blog/:id`. */
  path: string;
  handle?: ScreenHandle;
  lazy: () => Promise<ScreenModule>;
}

/** The module that a remote exposes as `./routes`. */
export interface RemoteModule<Route = RemoteRoute> {
  routes: Route[];
}
