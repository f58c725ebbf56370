import { addressOf } from '@cyberharbour/releases';
import type { LiveRelease, Release } from '@cyberharbour/releases';
import type { Loadable, PathClaim, RemoteRelease } from '@cyberharbour/platform';

const toLoadable = (release: Release): Loadable => ({
  version: release.version,
  entry: addressOf(release, release.entry),
  integrity: release.files[release.entry]?.integrity ?? '',
  claims: release.claims as PathClaim[],
  ...(release.container === undefined && { needsRuntime: true }),
  ...(release.slots?.length && { slots: release.slots }),
});

/** A remote in the shape that the tab keeps it. */
export const toRemoteRelease = ({ name, current, previous, disabled }: LiveRelease): RemoteRelease => ({
  name,
  ...toLoadable(current),
  ...(disabled && { disabled }),
  ...(previous &&
    !disabled && {
      fallback: toLoadable(previous),
      previous: { version: previous.version, entry: addressOf(previous, previous.entry) },
    }),
});
