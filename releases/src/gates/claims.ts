import type { LiveRelease } from '../discovery/live-set.ts';
import type { Release } from '../store/release.ts';

/** A pattern counts as the same whatever its parameters are called. */
const shape = (path: string) => path.replace(/:\w+/g, ':');

/** Every path has one owner. */
export function claimReasons(
  { name, claims }: Pick<Release, 'name' | 'claims'>,
  live: readonly LiveRelease[],
): string[] {
  const own = new Set(claims.map(({ path }) => shape(path)));
  const twice = own.size < claims.length ? [`${name} claims a path twice.`] : [];
  const clashes = live
    .filter((other) => other.name !== name)
    .flatMap(({ name: other, current, canary }) =>
      [...current.claims, ...(canary?.release.claims ?? [])]
        .filter(({ path }) => own.has(shape(path)))
        .map(({ path }) => `${name} claims ${path}, which belongs to ${other}.`),
    );
  return [...twice, ...new Set(clashes)];
}
