import type { PathClaim, ReleaseSet, RemoteRelease } from '@cyberharbour/platform';
import { matchRoutes } from 'react-router-dom';

export interface Owner {
  remote: RemoteRelease;
  claim: PathClaim;
}

/** Who draws a path: the best match among all claims, by the router's own ranking. */
export function ownerOf(set: ReleaseSet, pathname: string): Owner | undefined {
  const claimed = set.remotes.flatMap((remote) =>
    remote.claims.map((claim) => ({ path: claim.path, handle: { remote, claim } })),
  );
  return matchRoutes(claimed, pathname)?.at(-1)?.route.handle;
}
