import type { PathClaim } from '@cyberharbour/platform';
import type { LiveSet, Release } from '@cyberharbour/releases';
import { matchRoutes } from 'react-router';

export interface Owner {
  release: Release;
  claim: PathClaim;
  disabled: boolean;
}

/** The release that draws a path, by the same ranking as in the browser; undefined where nobody claims it. */
export function ownerOf(set: LiveSet, path: string): Owner | undefined {
  const claimed = set.remotes.flatMap(({ current, disabled = false }) =>
    (current.claims as PathClaim[]).map((claim) => ({
      path: claim.path,
      handle: { release: current, claim, disabled } satisfies Owner,
    })),
  );
  return matchRoutes(claimed, path)?.at(-1)?.route.handle;
}
