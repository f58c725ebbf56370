import { createHash } from 'node:crypto';
import { integrityOf } from '@cyberharbour/releases';
import type { LiveSet } from '@cyberharbour/releases';
import type { PathClaim, ReleaseSetRest, RestOfSet } from '@cyberharbour/platform';
import { mayOverlap } from './claim-overlap.ts';
import { hashScripts, hashStyles } from './page-assets.ts';
import { splitMenu } from './page-menu.ts';
import { rememberByOwner } from './remember-by-owner.ts';
import { rememberByPair } from './remember-by-release.ts';
import { toRemoteRelease } from './remote-release.ts';

/** What the pages that one remote draws leave out of the release set, as the file that the tab fetches. */
export interface Rest extends RestOfSet {
  text: string;
  /** Of the second import map, for the policy of the page. */
  importMap: string;
}

/** Where these files are served: `/release-sets/<remote that draws the page, or ->/<hash>.json`. */
export const restsPath = '/release-sets';

/** Shells before contract 1.2 know no set but a whole one. */
function fetchesRest({ shell: { current } }: LiveSet): boolean {
  const [major = 0, minor = 0] = current.contract.split('.').map(Number);
  return major > 1 || (major === 1 && minor >= 2);
}

/** The releases that a page of this remote names: the shell and the remote itself, or all where the shell needs all. */
export const cutSet = rememberByOwner((set, owner) =>
  fetchesRest(set) ? { shell: set.shell, remotes: set.remotes.filter(({ name }) => name === owner) } : set,
);

/** Claims of one release that an address of the other could match too. */
const rivalsOf = rememberByPair((own, other) =>
  (other.claims as PathClaim[]).filter(({ path }) => own.claims.some((claim) => mayOverlap(path, claim.path))),
);

/** By pair of releases: after a move, only those with the release that moved are compared. */
function listRivals(set: LiveSet, owner: string | undefined): PathClaim[] {
  const drawing = cutSet(set, owner).remotes.map(({ current }) => current);
  return set.remotes
    .filter(({ name }) => name !== owner)
    .flatMap(({ current }) => {
      const rivals = new Set(drawing.flatMap((own) => rivalsOf(own, current)));
      return (current.claims as PathClaim[]).filter((claim) => rivals.has(claim));
    });
}

/** @returns undefined where the page carries the whole set */
export const restOf = rememberByOwner((set, owner): Rest | undefined => {
  const carried = cutSet(set, owner);
  const others = set.remotes.filter((remote) => !carried.remotes.includes(remote));
  if (others.length === 0) return undefined;
  const left = { shell: set.shell, remotes: others };
  const without = (hashes: Record<string, string>, present: Record<string, string>) =>
    Object.fromEntries(Object.entries(hashes).filter(([file]) => present[file] === undefined));
  const importMap = JSON.stringify({ integrity: without(hashScripts(left), hashScripts(carried)) });
  const content: ReleaseSetRest = {
    importMap,
    remotes: others.map(toRemoteRelease),
    styles: without(hashStyles(left), hashStyles(carried)),
    menu: splitMenu(set, owner).rest,
  };
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27);
  return {
    address: `${restsPath}/${owner ?? '-'}/${hash}.json`,
    integrity: integrityOf(Buffer.from(text)),
    claims: listRivals(set, owner),
    text,
    importMap,
  };
});
