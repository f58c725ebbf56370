import { isPreview } from '@cyberharbour/platform';
import type { Policy } from '../policy/policy.ts';
import { sayBuilder } from '../provenance/say-origin.ts';
import type { Release } from '../store/release.ts';

/** Below one of these addresses, whatever dots and encodings it is written with. */
const isBelow = (builder: string, places: readonly string[]) =>
  URL.canParse(builder) && places.some((place) => new URL(builder).href.startsWith(new URL(place).href));

/** What the platform's policy asks of where a release was built, and the release does not show. */
export function originReasons(
  { name, version, origin }: Pick<Release, 'name' | 'version' | 'origin'>,
  { origins }: Pick<Policy, 'origins'>,
): string[] {
  const rule = origins[name] ?? origins['*'];
  if (!rule || isPreview(version)) return [];
  const called = `${name} ${version}`;
  if (!origin)
    return [`${called} does not say where it was built, and the platform's policy asks for it: cyberharbour-mf build.`];
  return [
    ...(rule.commit === true && origin.commit === undefined
      ? [`${called} was built from files that are in no commit, and the platform's policy asks for one.`]
      : []),
    ...(rule.builders && !isBelow(origin.builder, rule.builders)
      ? [
          `${called} was built ${sayBuilder(origin.builder)}, and the platform's policy names ${rule.builders.join(', ')}.`,
        ]
      : []),
  ];
}
