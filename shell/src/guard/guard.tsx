import { judgeGuard, type Guard, type PathClaim, type Verdict } from '@cyberharbour/platform';
import type { User } from '@cyberharbour/shared-api/contract';
import type { ReactNode } from 'react';
import { Outlet, redirect, useLocation } from 'react-router-dom';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { ClosedAddress } from './closed-address';

type Router = ReturnType<typeof createBrowserRouter>;

/** Beside a verdict: an administrator whose time without a second step is over. */
type GuardResult = Verdict | 'needs second step';

export interface Guards {
  adminNotice?: ReactNode;
  judge: (guard: Guard | undefined) => Promise<GuardResult>;
  /** Redirects from a navigation to the path that is still under way: to the sign-in page, or to the security page. */
  sendAway: (router: Router, path: string, result: SentAway) => void;
  /** Says why. @returns the address to go to in place of the one that was interrupted */
  explain: (result: SentAway, interrupted: { pathname: string; search: string }) => string;
}

interface GuardSettings {
  /** Resolves to who is signed in (GET /auth/verify); rejects when the API knows nobody. */
  verify: () => Promise<Pick<User, 'role' | 'secondStepBy'>>;
  warn: (text: string) => void;
  /** Over each screen that is for administrators. */
  adminNotice?: ReactNode;
}

const sentences = {
  'signed out': 'Please login to access this page.',
  'needs second step': 'The console is open to administrators with a second step. Add one here first.',
};
type SentAway = keyof typeof sentences;
/** Whether the address opens to nobody here, and another one does. */
export const isSentAway = (result: GuardResult): result is SentAway => result in sentences;

/** Address of the sign-in page, with the address that was interrupted and its query. */
const loginAddress = ({ pathname, search }: { pathname: string; search: string }) =>
  `/login?from=${encodeURIComponent(pathname + search)}`;

/** Where the server closes the console too. */
const isOverdue = ({ secondStepBy }: Pick<User, 'secondStepBy'>) =>
  secondStepBy !== undefined && Date.parse(secondStepBy) <= Date.now();

/** The guard of claimed paths; it answers before a remote is loaded. */
export function createGuards({ verify, warn, adminNotice }: GuardSettings): Guards {
  const guards: Guards = {
    adminNotice,
    async judge(guard) {
      const user = guard === undefined ? undefined : await verify().catch(() => undefined);
      const verdict = judgeGuard(guard, user);
      return verdict === 'passed' && guard === 'admin' && user && isOverdue(user) ? 'needs second step' : verdict;
    },
    sendAway(router, path, result) {
      const { navigation, location } = router.state;
      const target = navigation.location ?? location;
      const interrupted = target.pathname === path ? target : { pathname: path, search: '' };
      void router.navigate(guards.explain(result, interrupted), { replace: true });
    },
    explain(result, interrupted) {
      warn(sentences[result]);
      return result === 'signed out' ? loginAddress(interrupted) : '/dashboard/details/security';
    },
  };
  return guards;
}

/** Id of the guard in front of a route that has an id. */
export const guardId = (id: string) => `guard ${id}`;

/**
 * The navigation that loaded a remote. The guard has answered for its path already, and is not asked twice for one
 * entry.
 */
export class Entry {
  #path: string | undefined;
  constructor(path: string) {
    this.#path = path;
  }

  /** Whether this request belongs to that navigation: true once at most. */
  take({ url }: { url: string }): boolean {
    const isEntry = new URL(url).pathname === this.#path;
    this.#path = undefined;
    return isEntry;
  }
}

interface GuardedProps {
  findClaim: (pathname: string) => PathClaim | undefined;
  guards: Guards;
}

function Guarded({ findClaim, guards }: GuardedProps) {
  const { pathname } = useLocation();
  return (
    <>
      {findClaim(pathname)?.guard === 'admin' ? guards.adminNotice : null}
      <Outlet />
    </>
  );
}

/**
 * Puts the guard of the address in front of a remote's route. It is asked again at every entry, long after the remote
 * was loaded, and not when only the query of the address changes.
 * @param findClaim gives the remote's claim that owns a pathname; where there is none the route is closed, whatever
 * its own pattern says
 */
export function guardRoute(
  route: RouteObject,
  findClaim: (pathname: string) => PathClaim | undefined,
  guards: Guards,
  entry?: Entry,
): RouteObject {
  return {
    ...(route.id !== undefined && { id: guardId(route.id) }),
    element: <Guarded findClaim={findClaim} guards={guards} />,
    loader: async ({ request }) => {
      const url = new URL(request.url);
      const claim = findClaim(url.pathname);
      if (!claim) throw new ClosedAddress('not-found');
      const result = entry?.take(request) ? 'passed' : await guards.judge(claim.guard);
      // Asked a second time meanwhile: the later answer counts, and what it says is said once.
      if (request.signal.aborted) return null;
      if (isSentAway(result)) return redirect(guards.explain(result, url));
      if (result === 'refused') throw new ClosedAddress('forbidden');
      return null;
    },
    // Another path is another entry, even of the same route. A filter, an order or a tab of the same screen is none.
    // A revalidation on purpose (a sign-out in another tab) has the same address, and asks again.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname !== nextUrl.pathname || (defaultShouldRevalidate && currentUrl.search === nextUrl.search),
    children: [route],
  };
}
