import { isClaimable } from '@cyberharbour/platform/claimable';
import type { LiveRelease } from '../discovery/live-set.ts';
import type { Policy } from '../policy/policy.ts';
import type { Release } from '../store/release.ts';
import { isWeaker } from './guards.ts';

type Claims = Pick<Release, 'name' | 'claims'>;

/** A pattern counts as the same whatever its parameters are called. */
const shape = (path: string) => path.replace(/:\w+/g, ':');

/** `/blog` of `/blog/:id/edit`; `/` of the start page. */
export const prefixOf = (path: string) => /^\/[^/]*/.exec(path)?.[0] ?? path;

/** Each claim has the one form of paths, lies where its remote may be, and is guarded as it has to be. */
export function policyReasons({ name, claims }: Claims, policy: Policy): string[] {
  return claims.flatMap(({ path, guard }) => {
    if (!isClaimable(path))
      return [
        `${name} claims ${path}, which is reserved or not in the form of a path: lower-case words and :parameters, the first a word.`,
      ];
    const rule = policy.paths[prefixOf(path)];
    if (rule && !rule.remotes.includes(name))
      return [
        `${name} claims ${path}, and the platform's policy gives ${prefixOf(path)} to ${rule.remotes.join(' and ')}.`,
      ];
    return isWeaker(guard, rule?.guard)
      ? [`${name} claims ${path} without the guard ${rule?.guard ?? ''}, which the platform's policy wants there.`]
      : [];
  });
}

/** Every path has one owner, and so has every first segment that the policy does not share out. */
export function claimReasons({ name, claims }: Claims, live: readonly LiveRelease[], policy: Policy): string[] {
  const own = new Set(claims.map(({ path }) => shape(path)));
  const prefixes = new Set(claims.map(({ path }) => prefixOf(path)).filter((prefix) => !policy.paths[prefix]));
  const twice = own.size < claims.length ? [`${name} claims a path twice.`] : [];
  const clashes = live
    .filter((other) => other.name !== name)
    .flatMap(({ name: other, current, canary }) =>
      [current, canary?.release]
        .flatMap((release) => release?.claims ?? [])
        .flatMap(({ path }) => {
          if (own.has(shape(path))) return [`${name} claims ${path}, which belongs to ${other}.`];
          const prefix = prefixOf(path);
          return prefixes.has(prefix) ? [`${name} claims a path below ${prefix}, which belongs to ${other}.`] : [];
        }),
    );
  return [...twice, ...policyReasons({ name, claims }, policy), ...new Set(clashes)];
}
