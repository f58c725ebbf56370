import { addressOf } from '@cyberharbour/platform/releases';
import type { LiveRelease, LiveSet, Release } from '@cyberharbour/platform/releases';
import type { Loadable, PathClaim, ReleaseSet } from '@cyberharbour/platform';

/** A disabled remote has no script that a page may run: the browser refuses it, whatever the shell thinks. */
const releasesOf = ({ current, previous, disabled }: LiveRelease) =>
  disabled ? [] : previous ? [current, previous] : [current];

function hashes(releases: Release[], ending: string): Record<string, string> {
  const all = releases.flatMap((release) =>
    Object.entries(release.files)
      .filter(([file]) => file.endsWith(ending))
      .map(([file, { integrity }]) => [addressOf(release, file), integrity] as const),
  );
  return Object.fromEntries(all);
}

/** Hash of every script that this page may run: the shell's, and each remote's of the live version and the one that takes over. */
export const scriptHashes = (set: LiveSet) => hashes([set.shell.current, ...set.remotes.flatMap(releasesOf)], '.js');

export const styleHashes = (set: LiveSet) => hashes([set.shell.current, ...set.remotes.flatMap(releasesOf)], '.css');

const loadable = (release: Release): Loadable => ({
  version: release.version,
  entry: addressOf(release, release.entry),
  integrity: release.files[release.entry]?.integrity ?? '',
  claims: release.claims as PathClaim[],
});

/** The set as the tab keeps it. */
export function releaseSet(set: LiveSet, apiOrigin: string): ReleaseSet {
  return {
    shell: set.shell.current.version,
    remotes: set.remotes.map(({ name, current, previous, disabled }) => ({
      name,
      ...loadable(current),
      ...(disabled && { disabled }),
      ...(previous &&
        !disabled && {
          fallback: loadable(previous),
          previous: { version: previous.version, entry: addressOf(previous, previous.entry) },
        }),
    })),
    styles: styleHashes(set),
    apiBase: `${apiOrigin}/api`,
    mode: 'release',
  };
}

/** Name and version of the shell and of each remote, as one visitor gets them. */
export const liveVersions = ({ shell, remotes }: LiveSet): Record<string, string> =>
  Object.fromEntries([shell, ...remotes].map(({ current }) => [current.name, current.version]));

/** What a path will need from its owner: container, exposed chunk, and the chunk that its claim names. */
export function needed(owner: Release, claim: PathClaim): { scripts: string[]; styles: string[] } {
  const chunk = (claim.chunk === undefined ? undefined : owner.chunks[claim.chunk]) ?? [];
  const files = [owner.entry, ...owner.preload.scripts, ...chunk];
  return {
    scripts: files.filter((file) => file.endsWith('.js')).map((file) => addressOf(owner, file)),
    styles: [...new Set([...owner.preload.styles, ...chunk.filter((file) => file.endsWith('.css'))])].map((file) =>
      addressOf(owner, file),
    ),
  };
}
