import { findOwner } from '@cyberharbour/platform/claims';
import type { PathClaim, ReleaseSet, RemoteRelease } from '@cyberharbour/platform';
import type { CompleteSet } from '../releases/rest-of-set';

export interface Owner {
  claimant: RemoteRelease;
  claim: PathClaim;
}

/** Who draws which address, as this tab knows it. */
export interface Owners {
  /** Right for every address of a remote that is in the set; of others it is undefined while the set is not whole. */
  find: (pathname: string) => Owner | undefined;
  /** Of any address: completes the set where it has to. @throws when the rest of the set cannot be had */
  resolve: (pathname: string) => Promise<Owner | undefined>;
}

/**
 * @param opened the path that the page was composed for: the web server has said who draws it
 */
export function createOwners(
  set: Pick<ReleaseSet, 'remotes' | 'rest'>,
  completeSet: CompleteSet,
  opened?: string,
): Owners {
  const find = (pathname: string): Owner | undefined => {
    const others = set.rest ? [{ claims: set.rest.claims }] : [];
    const owner = findOwner<RemoteRelease | { claims: PathClaim[] }>([...set.remotes, ...others], pathname);
    return owner && 'name' in owner.claimant ? { claimant: owner.claimant, claim: owner.claim } : undefined;
  };
  return {
    find,
    async resolve(pathname) {
      const known = find(pathname);
      if (known || !set.rest || pathname === opened) return known;
      await completeSet();
      return find(pathname);
    },
  };
}
