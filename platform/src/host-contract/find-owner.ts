import { matchRoutes } from 'react-router-dom';
import { isClaimable } from './claimable.ts';
import type { PathClaim } from './claims.ts';

const firstOf = (path: string) => (path.split('/', 2)[1] ?? '').toLowerCase();

/**
 * Claims that could match an address at all: a claim begins with a word, so most of a hundred remotes' need not be
 * ranked. What is written with an encoding, or with empty steps, the router reads alone.
 */
const couldMatch = (pathname: string): ((path: string) => boolean) => {
  const first = firstOf(pathname);
  return /%|\/\//.test(pathname) ? () => true : (path) => firstOf(path) === first;
};

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
  const isNear = couldMatch(pathname);
  const claimed = claimants.flatMap((claimant) =>
    claimant.claims
      .filter(({ path }) => isNear(path) && isClaimable(path))
      .map((claim) => ({ path: claim.path, handle: { claimant, claim } })),
  );
  return matchRoutes(claimed, pathname)?.at(-1)?.route.handle;
}
