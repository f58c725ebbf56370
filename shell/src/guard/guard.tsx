import type { Guard, PathClaim } from '@cyberharbour/platform';
import type { Role } from '@cyberharbour/shared-api/contract';
import { Outlet, redirect } from 'react-router-dom';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

export type Verdict = 'passed' | 'signed out' | 'refused';

export interface Guards {
  judge: (guard: Guard | undefined) => Promise<Verdict>;
  /** From a navigation to the path that is still under way. */
  sendToLogin: (router: Router, path: string) => void;
  warn: () => void;
}

/** A visitor is someone the API knows (GET /auth/verify); for `admin`, someone with that role. */
interface Check {
  verify: () => Promise<{ role: Role }>;
  warn: (text: string) => void;
}

/** The sign-in page, told which page was interrupted, with its filter. */
const loginAddress = ({ pathname, search }: { pathname: string; search: string }) =>
  `/login?from=${encodeURIComponent(pathname + search)}`;

/** The guard of claimed paths; it answers before a remote is loaded. */
export function createGuards({ verify, warn }: Check): Guards {
  const guards: Guards = {
    async judge(guard) {
      if (!guard) return 'passed';
      const user = await verify().catch(() => undefined);
      if (!user) return 'signed out';
      return guard === 'admin' && user.role !== 'admin' ? 'refused' : 'passed';
    },
    sendToLogin(router, path) {
      guards.warn();
      const { navigation, location } = router.state;
      const going = navigation.location ?? location;
      void router.navigate(loginAddress(going.pathname === path ? going : { pathname: path, search: '' }), {
        replace: true,
      });
    },
    warn: () => warn('Please login to access this page.'),
  };
  return guards;
}

/** The navigation that loaded a remote: the guard has answered for its path before, and is not asked twice for one entry. */
export class Entry {
  #path: string | undefined;
  constructor(path: string) {
    this.#path = path;
  }

  /** Whether this is that navigation still: true once at most. */
  take({ url }: { url: string }): boolean {
    const isIt = new URL(url).pathname === this.#path;
    this.#path = undefined;
    return isIt;
  }
}

/**
 * A remote's route with the guard of its claim in front: it is asked again at every entry, long after the remote was loaded, and not when only
 * the query of the address changes.
 */
export function guardRoute(route: RouteObject, claims: PathClaim[], guards: Guards, entry?: Entry): RouteObject {
  const guard = claims.find(({ path }) => path === route.path)?.guard;
  if (!guard) return route;
  return {
    element: <Outlet />,
    loader: async ({ request }) => {
      const verdict = entry?.take(request) ? 'passed' : await guards.judge(guard);
      if (verdict === 'signed out') {
        guards.warn();
        return redirect(loginAddress(new URL(request.url)));
      }
      if (verdict === 'refused') throw new Response('This area is for administrators.', { status: 403 });
      return null;
    },
    // A filter, an order, a tab of the same screen is no entry; what was asked again on purpose (a sign-out in another tab) stands at the same address.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
      const isAnotherView = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
      return defaultShouldRevalidate && !isAnotherView;
    },
    children: [route],
  };
}
