/** Who may see a claimed path before the remote is even loaded. */
export type Guard = 'session' | 'admin';

export interface PathClaim {
  /** An absolute React Router pattern: `/blog/:id`. */
  path: string;
  guard?: Guard;
  /** Name of the lazy chunk that draws this path (`webpackChunkName`), so that a page can preload it. */
  chunk?: string;
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
