import type { PathClaim } from './claims.ts';

/** One version of a remote as the page names it: everything a tab needs to load it. */
export interface Loadable {
  version: string;
  /** Address of the container module. */
  entry: string;
  /** sha384 of the container module; that of every other script stands in the import map. */
  integrity?: string;
  claims: PathClaim[];
}

export interface RemoteRelease extends Loadable {
  name: string;
  /** The version before, which takes over when this one fails. */
  fallback?: Loadable;
  /** What `fallback` was before contract 1.1; for shells that are still open in a tab. */
  previous?: { version: string; entry: string };
  /** Not to be loaded: its area says so. No script of it may run. */
  disabled?: true;
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
