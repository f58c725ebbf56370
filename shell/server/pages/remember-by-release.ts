import type { Release } from '@cyberharbour/releases';

/** What was made of a release, as long as a set names it; a release never changes. */
export function rememberByRelease<T>(make: (release: Release) => T) {
  const known = new WeakMap<Release, { made: T }>();
  return (release: Release): T => {
    const { made } = known.get(release) ?? { made: make(release) };
    known.set(release, { made });
    return made;
  };
}

/** What was made of two releases. */
export function rememberByPair<T>(make: (one: Release, other: Release) => T) {
  const ofRelease = rememberByRelease((one) => rememberByRelease((other) => make(one, other)));
  return (one: Release, other: Release): T => ofRelease(one)(other);
}
