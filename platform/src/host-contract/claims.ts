import type { MenuItem } from './menu.ts';
import type { SlotPart } from './slots.ts';

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
  /** Links to its screens in the menus of the product. */
  menu?: MenuItem[];
  /** What it draws in screens of others. */
  slots?: SlotPart[];
  /** Upper bound of all scripts of a release together, in brotli bytes. */
  budget: number;
}

export type Verdict = 'passed' | 'signed out' | 'refused';

const mayPass = new Map<string, (role: string) => boolean>([
  ['session', () => true],
  ['admin', (role) => role === 'admin'],
]);

/**
 * Decides whether someone may open a path.
 * @param guard of the claim that owns the address; a name that this host does not know, of a newer contract, lets
 * nobody in
 * @param user undefined where nobody is signed in
 */
export function judgeGuard(guard: Guard | undefined, user: { role: string } | undefined): Verdict {
  if (guard === undefined) return 'passed';
  if (!user) return 'signed out';
  return mayPass.get(guard)?.(user.role) ? 'passed' : 'refused';
}
