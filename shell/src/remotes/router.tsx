import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { Entry, guardRoute, isSentAway } from '../guard/guard';
import type { Guards } from '../guard/guard';
import type { FirstScreen } from '../rendering/first-screen';
import { area, frameRoutes } from './frame-routes';
import { toHealingRoute } from './healing-route';
import type { Owners } from './owners';
import type { Remotes } from './remotes';
import { recordFailure } from './screen-failures';

interface RouterSettings {
  owners: Owners;
  remotes: Remotes;
  guards: Guards;
  /** The shell's own notice, above every screen. */
  notice: ReactNode;
  /** What a server rendered, where the page is hydrated. */
  first?: FirstScreen | undefined;
}

/**
 * The one router of the page. Every path belongs to a remote by its claims; the remote's routes are patched in when
 * it is first needed. An address whose remote could not be patched in matches the last route, which says why, inside
 * the frame.
 */
export function createRouter({ owners, remotes, guards, notice, first }: RouterSettings) {
  const patchedIn = new Set(first && [first.remote]);
  const findClaimOf = (name: string) => (pathname: string) => {
    const owner = owners.find(pathname);
    return owner?.claimant.name === name ? owner.claim : undefined;
  };
  const screens = first?.routes.map((route) => guardRoute(route, findClaimOf(first.remote), guards));
  const router = createBrowserRouter(frameRoutes(notice, screens), {
    ...(first && { hydrationData: { loaderData: first.loaderData } }),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      /** By another navigation: the router takes no routes from this one any more. */
      const isReplaced = () => signal.aborted;
      const owner = await owners.resolve(path).catch(() => 'unknown' as const);
      if (owner === 'unknown') return recordFailure(path, 'failed');
      const remote = owner && remotes.get(owner.claimant.name);
      if (!remote || patchedIn.has(owner.claimant.name)) return recordFailure(path, 'not-found');
      const result = await guards.judge(owner.claim.guard);
      if (isReplaced()) return undefined;
      if (isSentAway(result)) {
        guards.sendAway(router, path, result);
        return undefined;
      }
      if (result === 'refused') return recordFailure(path, 'forbidden');
      try {
        const found = await remote.routes();
        if (isReplaced() || patchedIn.has(owner.claimant.name)) return undefined;
        patchedIn.add(owner.claimant.name);
        const entry = new Entry(path);
        const findClaim = findClaimOf(owner.claimant.name);
        patch(
          area,
          found.map((route) => guardRoute(toHealingRoute(route, remote), findClaim, guards, entry)),
        );
        return undefined;
      } catch {
        return recordFailure(path, 'failed');
      }
    },
  });
  return router;
}
