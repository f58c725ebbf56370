import { judgeGuard, type Guard, type PathClaim, type Verdict } from '@cyberharbour/platform';
import type { Role } from '@cyberharbour/shared-api/contract';
import { Outlet, redirect } from 'react-router-dom';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { ClosedAddress } from './closed-address';

type Router = ReturnType<typeof createBrowserRouter>;

export interface Guards {
  judge: (guard: Guard | undefined) => Promise<Verdict>;
  /** Redirects to the sign-in page from a navigation to the path that is still under way. */
  sendToLogin: (router: Router, path: string) => void;
  warn: () => void;
}

interface GuardSettings {
  /** Resolves to who is signed in (GET /auth/verify); rejects when the API knows nobody. */
  verify: () => Promise<{ role: Role }>;
  warn: (text: string) => void;
}

/** Address of the sign-in page, with the address that was interrupted and its query. */
const loginAddress = ({ pathname, search }: { pathname: string; search: string }) =>
  `/login?from=${encodeURIComponent(pathname + search)}`;

/** The guard of claimed paths; it answers before a remote is loaded. */
export function createGuards({ verify, warn }: GuardSettings): Guards {
  const guards: Guards = {
    judge: async (guard) => judgeGuard(guard, guard === undefined ? undefined : await verify().catch(() => undefined)),
    sendToLogin(router, path) {
      guards.warn();
      const { navigation, location } = router.state;
      const target = navigation.location ?? location;
      void router.navigate(loginAddress(target.pathname === path ? target : { pathname: path, search: '' }), {
        replace: true,
      });
    },
    warn: () => warn('Please login to access this page.'),
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
    element: <Outlet />,
    loader: async ({ request }) => {
      const url = new URL(request.url);
      const claim = findClaim(url.pathname);
      if (!claim) throw new ClosedAddress('not-found');
      const verdict = entry?.take(request) ? 'passed' : await guards.judge(claim.guard);
      // Asked a second time meanwhile: the later answer counts, and what it says is said once.
      if (request.signal.aborted) return null;
      if (verdict === 'signed out') {
        guards.warn();
        return redirect(loginAddress(url));
      }
      if (verdict === 'refused') throw new ClosedAddress('forbidden');
      return null;
    },
    // Another path is another entry, even of the same route. A filter, an order or a tab of the same screen is none.
    // A revalidation on purpose (a sign-out in another tab) has the same address, and asks again.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname !== nextUrl.pathname || (defaultShouldRevalidate && currentUrl.search === nextUrl.search),
    children: [route],
  };
}
