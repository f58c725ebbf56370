import type { PathClaim } from '@cyberharbour/platform';
import { findOwner } from '@cyberharbour/platform/claims';
import type { LiveSet, Release } from '@cyberharbour/releases';

/** The release that draws a path, by the claim that owns it. */
export interface Owner {
  release: Release;
  claim: PathClaim;
  disabled: boolean;
}

/** @returns undefined where nobody claims the path */
export function ownerOf(set: LiveSet, path: string): Owner | undefined {
  const claimants = set.remotes.map(({ current, disabled = false }) => ({
    release: current,
    disabled,
    claims: current.claims as PathClaim[],
  }));
  const owner = findOwner(claimants, path);
  return owner && { release: owner.claimant.release, claim: owner.claim, disabled: owner.claimant.disabled };
}
