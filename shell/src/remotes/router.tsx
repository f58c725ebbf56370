import type { ReleaseSet } from '@cyberharbour/platform';
import { findOwner } from '@cyberharbour/platform/claims';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { AreaError, UnmatchedAddress } from '../frame/failed-screen';
import { Frame } from '../frame/frame';
import { BootScreen } from '../frame/boot-screen';
import { Entry, guardRoute } from '../guard/guard';
import type { Guards } from '../guard/guard';
import type { ReleaseReports } from '../reports/release-reports';
import type { ReportFailure } from '../reports/failure-reports';
import { toHealingRoute } from './healing-route';
import { createRemote } from './remote';
import { recordFailure } from './screen-failures';

const area = 'area';

interface RouterSettings {
  set: ReleaseSet;
  guards: Guards;
  reportFailure: ReportFailure;
  releaseReports: ReleaseReports;
  /** The shell's own notice, above every screen. */
  notice: ReactNode;
}

/**
 * The one router of the page. Every path belongs to a remote by its claims; the remote's routes are patched in when
 * it is first needed. An address whose remote could not be patched in matches the last route, which says why, inside
 * the frame.
 */
export function createRouter({ set, guards, reportFailure, releaseReports, notice }: RouterSettings) {
  const remotes = new Map(
    set.remotes.map((release) => [release.name, createRemote(release, reportFailure, releaseReports)]),
  );
  const patchedIn = new Set<string>();
  // A pathless layout: one with path '/' would swallow '/' before anything is patched. The inner one keeps header and
  // footer when an area throws.
  const routes: RouteObject[] = [
    {
      element: <Frame notice={notice} />,
      HydrateFallback: BootScreen,
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
