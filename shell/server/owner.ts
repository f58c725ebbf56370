import type { PathClaim } from '@cyberharbour/platform';
import type { LiveSet, Release } from '@cyberharbour/platform/releases';
import { matchRoutes } from 'react-router';

/** Who draws a path, by the same ranking as in the browser. */
export function ownerOf(set: LiveSet, path: string): { release: Release; claim: PathClaim } | undefined {
  const claimed = set.remotes.flatMap(({ current }) => current.claims.map((claim) => ({ path: claim.path, handle: { release: current, claim } })));
  return matchRoutes(claimed, path)?.at(-1)?.route.handle as { release: Release; claim: PathClaim } | undefined;
}
