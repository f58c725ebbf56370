import type { LiveRelease, LiveSet, Release } from '@cyberharbour/platform/releases';
import type { PathClaim, ReleaseSet } from '@cyberharbour/platform';

/** Where the store's files are served from. */
export const address = ({ name, version }: Release, file: string) => `/r/${name}/${version}/${file}`;

const releasesOf = ({ current, previous }: LiveRelease) => (previous ? [current, previous] : [current]);

function hashes(releases: Release[], ending: string): Record<string, string> {
  const all = releases.flatMap((release) =>
    Object.entries(release.files)
      .filter(([file]) => file.endsWith(ending))
      .map(([file, { integrity }]) => [address(release, file), integrity] as const),
  );
  return Object.fromEntries(all);
}

/** Hash of every script that this page may run: the shell's, and each remote's of the live version and the one before. */
export const scriptHashes = (set: LiveSet) => hashes([set.shell.current, ...set.remotes.flatMap(releasesOf)], '.js');

export const styleHashes = (set: LiveSet) => hashes([set.shell.current, ...set.remotes.flatMap(releasesOf)], '.css');

const loadable = (release: Release) => ({
  version: release.version,
  entry: address(release, release.entry),
  integrity: release.files[release.entry]?.integrity ?? '',
});

/** The set as the tab keeps it. */
export function releaseSet(set: LiveSet, apiOrigin: string): ReleaseSet {
  return {
    shell: set.shell.current.version,
    remotes: set.remotes.map(({ current, previous }) => ({
      name: current.name,
      ...loadable(current),
      claims: current.claims as PathClaim[],
      ...(previous && { fallback: loadable(previous) }),
    })),
    styles: styleHashes(set),
    apiBase: `${apiOrigin}/api`,
    mode: 'release',
  };
}

/** Name and version of the shell and of each remote that is live. */
export const liveVersions = ({ shell, remotes }: LiveSet): Record<string, string> =>
  Object.fromEntries([shell, ...remotes].map(({ current }) => [current.name, current.version]));

/** What a path will need from its owner: container, exposed chunk, and the chunk that its claim names. */
export function needed(owner: Release, claim: PathClaim): { scripts: string[]; styles: string[] } {
  const chunk = (claim.chunk === undefined ? undefined : owner.chunks[claim.chunk]) ?? [];
  const files = [owner.entry, ...owner.preload.scripts, ...chunk];
  return {
    scripts: files.filter((file) => file.endsWith('.js')).map((file) => address(owner, file)),
    styles: [...new Set([...owner.preload.styles, ...chunk.filter((file) => file.endsWith('.css'))])].map((file) => address(owner, file)),
  };
}
