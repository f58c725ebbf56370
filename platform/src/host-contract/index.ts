/**
 * What the host gives a remote and what a remote gives the host. Small, typed, free of generated types; its version is semver and a
 * remote names the range it needs in `remote.json`.
 */
export const contractVersion = '1.0.0';

/** Who may see a claimed path before the remote is even loaded. */
export type Guard = 'session' | 'admin';

export interface PathClaim {
  /** An absolute React Router pattern: `/blog/:id`. */
  path: string;
  guard?: Guard;
  /** Name of the lazy chunk that draws this path (`webpackChunkName`), so that a page can preload it. */
  chunk?: string;
}

/** The file `remote.json` of a remote; it travels with every release. */
export interface RemoteClaims {
  /** The federation name, a JavaScript identifier: `mf_public`. */
  name: string;
  /** Range of `contractVersion` that it was built for. */
  contract: string;
  /** Range of the API version that it calls. */
  api: string;
  claims: PathClaim[];
  /** Upper bound of all scripts of a release together, in brotli bytes. */
  budget: number;
}

/** What a route may say about itself in its `handle`. */
export interface ScreenHandle {
  /** The document's title, without the product's name. Left out where it depends on loaded data: such a screen renders `<title>` itself. */
  title?: string;
  /** Public data of the screen as query options, so that a server can fetch it before it renders. */
  queries?: (params: Readonly<Record<string, string | undefined>>, search: URLSearchParams) => readonly object[];
}

/** The module that a remote exposes as `./routes`: React Router route objects with absolute paths. */
export interface RemoteModule<Route = unknown> {
  routes: Route[];
}

/** One remote as the page names it: everything a tab needs to load it, and to fall back. */
export interface RemoteRelease {
  name: string;
  version: string;
  /** Address of the container module. */
  entry: string;
  /** sha384 of the entry; the import map names every other script. Absent in development. */
  integrity?: string;
  claims: PathClaim[];
  /** The same for the version before, which takes over when this one fails. */
  fallback?: { version: string; entry: string; integrity: string };
}

/** What the web server writes into the page; the tab keeps it for its whole life. */
export interface ReleaseSet {
  shell: string;
  remotes: RemoteRelease[];
  /** sha384 of each stylesheet by its address. */
  styles: Record<string, string>;
  apiBase: string;
  /** Shown to the visitor nowhere; sent with reports. */
  mode: 'release' | 'development';
}
