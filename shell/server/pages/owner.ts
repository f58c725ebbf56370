import type { PathClaim } from '@cyberharbour/platform';
import { findOwner } from '@cyberharbour/platform/claims';
import type { LiveSet, Release } from '@cyberharbour/releases';

/** The release that draws a path, by the claim that owns it. */
export interface Owner {
  release: Release;
  claim: PathClaim;
  disabled: boolean;
}

/** Of each set; a longer path is looked up each time. */
const mostPaths = 1000;
const mostCharacters = 200;

/** To compare a path with all claims takes longer than to send a stored page. */
const found = new WeakMap<LiveSet, Map<string, Owner | undefined>>();

/** @returns undefined where nobody claims the path */
export function ownerOf(set: LiveSet, path: string): Owner | undefined {
  const known = found.get(set) ?? new Map<string, Owner | undefined>();
  found.set(set, known);
  if (known.has(path)) return known.get(path);
  const owner = findOwnerOf(set, path);
  if (path.length > mostCharacters) return owner;
  if (known.size >= mostPaths) known.clear();
  known.set(path, owner);
  return owner;
}

/** Paths that everybody may open are rendered by the web server, where shell and remote have a node build. */
export const isRendered = ({ shell }: LiveSet, { release, claim, disabled }: Owner): boolean =>
  !disabled && claim.guard === undefined && release.server !== undefined && shell.current.server !== undefined;

function findOwnerOf(set: LiveSet, path: string): Owner | undefined {
  const claimants = set.remotes.map(({ current, disabled = false }) => ({
    release: current,
    disabled,
    claims: current.claims as PathClaim[],
  }));
  const owner = findOwner(claimants, path);
  return owner && { release: owner.claimant.release, claim: owner.claim, disabled: owner.claimant.disabled };
}
