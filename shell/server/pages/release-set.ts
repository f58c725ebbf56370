import { addressOf } from '@cyberharbour/releases';
import type { LiveSet, Release } from '@cyberharbour/releases';
import type { Loadable, PathClaim, ReleaseSet } from '@cyberharbour/platform';
import { hashStyles } from './page-assets.ts';

const toLoadable = (release: Release): Loadable => ({
  version: release.version,
  entry: addressOf(release, release.entry),
  integrity: release.files[release.entry]?.integrity ?? '',
  claims: release.claims as PathClaim[],
});

/** The release set in the shape that the page carries it and the tab keeps it. */
export function toReleaseSet(set: LiveSet, apiOrigin: string): ReleaseSet {
  return {
    shell: set.shell.current.version,
    remotes: set.remotes.map(({ name, current, previous, disabled }) => ({
      name,
      ...toLoadable(current),
      ...(disabled && { disabled }),
      ...(previous &&
        !disabled && {
          fallback: toLoadable(previous),
          previous: { version: previous.version, entry: addressOf(previous, previous.entry) },
        }),
    })),
    styles: hashStyles(set),
    apiBase: `${apiOrigin}/api`,
    mode: 'release',
  };
}
