import type { PathClaim } from './claims.ts';
import type { MenuEntry } from './menu.ts';
import type { SlotPart } from './slots.ts';

/** One version of a remote as the page names it: everything a tab needs to load it. */
export interface Loadable {
  version: string;
  /** Address of the container module. */
  entry: string;
  /** sha384 of the container module; that of every other script stands in the import map. */
  integrity?: string;
  claims: PathClaim[];
  /**
   * Its container takes the runtime of `@module-federation/enhanced` from the page; that of a release since contract
   * 1.5 does not.
   */
  needsRuntime?: true;
  /** What it draws in screens of others. Since contract 1.3. */
  slots?: SlotPart[];
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

/** What a page leaves out of its release set: the tab fetches it after it has started. Since contract 1.2. */
export interface RestOfSet {
  address: string;
  /** sha384 of what is at the address. */
  integrity: string;
  /** Of remotes that are left out, those claims that could match an address of a remote that is not. */
  claims: PathClaim[];
}

/** What is at the address of a `RestOfSet`. */
export interface ReleaseSetRest {
  /** Text of a second import map, with the sha384 of every further script; the page's policy allows it by its hash. */
  importMap: string;
  remotes: RemoteRelease[];
  styles: Record<string, string>;
  /** Of the places that the page leaves out. Since contract 1.3. */
  menu?: MenuEntry[];
}

/** Header of that answer with a ticket for reports of every version of the set, where the API wants one. */
export const ticketHeader = 'release-ticket';

/** What the web server writes into the page; the tab keeps it for its whole life. */
export interface ReleaseSet {
  shell: string;
  /** Every remote, or only the one that draws the page where `rest` names the others. */
  remotes: RemoteRelease[];
  rest?: RestOfSet;
  /**
   * All entries of the shell's own places and of those where the remote that draws the page has one. Since contract
   * 1.3.
   */
  menu?: MenuEntry[];
  /** sha384 of each stylesheet by its address. */
  styles: Record<string, string>;
  apiBase: string;
  /** Shown to the visitor nowhere; only a page in release reports how its versions do. */
  mode: 'release' | 'development';
  /** The page shows a preview. Its `mode` is `development`, so that no shell counts it; it is watched all the same. */
  preview?: true;
}
