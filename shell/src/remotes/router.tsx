import type { ReleaseSet } from '@cyberharbour/platform';
import { findOwner } from '@cyberharbour/platform/claims';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { AreaError, UnmatchedAddress } from '../frame/failed-screen';
import { Frame } from '../frame/frame';
import { Waiting } from '../frame/waiting';
import { Entry, guardRoute } from '../guard/guard';
import type { Guards } from '../guard/guard';
import type { ReleaseReports } from '../reports/release-reports';
import type { Report } from '../reports/report';
import { asHealing } from './as-healing';
import { createRemote } from './remote';
import { recordFailure } from './screen-failures';

const area = 'area';

interface RouterParts {
  set: ReleaseSet;
  guards: Guards;
  report: Report;
  releaseReports: ReleaseReports;
  /** What the shell itself has to say, above every screen. */
  notice: ReactNode;
}

/**
 * The one router of the page. Every path belongs to a remote by its claims; its routes are patched in when it is first needed. What could
 * not be patched falls to the last route, which says why, inside the frame.
 */
export function createRouter({ set, guards, report, releaseReports, notice }: RouterParts) {
  const remotes = new Map(set.remotes.map((release) => [release.name, createRemote(release, report, releaseReports)]));
  const patchedIn = new Set<string>();
  // A pathless layout: one with path '/' would swallow '/' before anything is patched. The inner one keeps header and footer when an area throws.
  const routes: RouteObject[] = [
    {
      element: <Frame notice={notice} />,
      HydrateFallback: Waiting,
      children: [{ id: area, errorElement: <AreaError />, children: [{ path: '*', element: <UnmatchedAddress /> }] }],
    },
  ];
  const router = createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const owner = findOwner(set.remotes, path);
      const remote = owner && remotes.get(owner.claimant.name);
      if (!remote || patchedIn.has(owner.claimant.name)) return recordFailure(path, 'not-found');
      const verdict = await guards.judge(owner.claim.guard);
      if (signal.aborted) return undefined;
      if (verdict === 'signed out') {
        guards.sendToLogin(router, path);
        return undefined;
      }
      if (verdict === 'refused') return recordFailure(path, 'forbidden');
      try {
        const found = await remote.routes();
        if (patchedIn.has(owner.claimant.name)) return undefined;
        patchedIn.add(owner.claimant.name);
        const entry = new Entry(path);
        const findClaim = (pathname: string) => {
          const other = findOwner(set.remotes, pathname);
          return other?.claimant === owner.claimant ? other.claim : undefined;
        };
        patch(
          area,
          found.map((route) => guardRoute(asHealing(route, remote), findClaim, guards, entry)),
        );
        return undefined;
      } catch {
        return recordFailure(path, 'failed');
      }
    },
  });
  return router;
}
