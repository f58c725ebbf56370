import { matchRoutes } from 'react-router-dom';
import { isClaimable } from './claimable.ts';
import type { PathClaim } from './claims.ts';

/**
 * Finds who draws an address: the best match among all claims, by the router's own ranking. A claim that the gates
 * would refuse for its form counts for nothing, wherever it comes from.
 * @param pathname of the address, as a URL has it
 * @returns undefined where nobody claims the address: it is closed
 */
export function findOwner<Claimant extends { claims: readonly PathClaim[] }>(
  claimants: readonly Claimant[],
  pathname: string,
): { claimant: Claimant; claim: PathClaim } | undefined {
  const claimed = claimants.flatMap((claimant) =>
    claimant.claims
      .filter(({ path }) => isClaimable(path))
      .map((claim) => ({ path: claim.path, handle: { claimant, claim } })),
  );
  return matchRoutes(claimed, pathname)?.at(-1)?.route.handle;
}
