import type { MenuPlace } from '@cyberharbour/platform';
import type { LiveRelease } from '../discovery/live-set.ts';
import type { Policy } from '../policy/policy.ts';
import type { Release } from '../store/release.ts';
import { isWeaker } from './guards.ts';

type Menus = Pick<Release, 'name' | 'claims' | 'menu'>;

/** As sentences call the places. */
const called: Record<MenuPlace, string> = {
  header: 'the header',
  account: 'the account menu',
  dashboard: "the members' area",
  console: 'the console',
};

/** What the entries of one remote in one place say against the platform's rule for the place. */
function ruleReasons({ name, claims, menu = [] }: Menus, place: MenuPlace, policy: Policy): string[] {
  const entries = menu.filter((entry) => entry.place === place);
  if (entries.length === 0) return [];
  const { guard, remotes } = policy.menu[place];
  const share = remotes[name] ?? remotes['*'];
  if (!share)
    return [
      `${name} has an entry in ${called[place]}, which the platform's policy gives to ${Object.keys(remotes).join(' and ')}.`,
    ];
  const [first, last] = share.order;
  const many =
    entries.length > share.entries
      ? [
          `${name} has ${entries.length} entries in ${called[place]}, and the platform's policy allows it ${share.entries}.`,
        ]
      : [];
  const outside = entries
    .filter(({ order }) => order < first || order > last)
    .map(
      ({ label, order }) =>
        `${name}: the entry ${label} in ${called[place]} has the order ${order}, and the platform's policy gives it ${first} to ${last}.`,
    );
  const unguarded = entries
    .filter(({ path }) => claims.some((claim) => claim.path === path && isWeaker(claim.guard, guard)))
    .map(
      ({ label }) =>
        `${name}: the entry ${label} in ${called[place]} leads to a path without the guard ${guard ?? ''}.`,
    );
  return [...many, ...outside, ...unguarded];
}

/** What the entries of one remote say together with those of all others. */
function crowdReasons({ name, menu = [] }: Menus, live: readonly LiveRelease[], policy: Policy): string[] {
  const others = live
    .filter((part) => part.name !== name && !part.disabled)
    .flatMap((part) => (part.current.menu ?? []).map((entry) => ({ ...entry, name: part.name })));
  const places = [...new Set(menu.map(({ place }) => place))];
  const crowded = places.flatMap((place) => {
    const all = [...menu, ...others].filter((entry) => entry.place === place).length;
    const { most } = policy.menu[place];
    return all > most
      ? [`With ${name}, ${called[place]} would have ${all} entries, and the platform's policy allows ${most}.`]
      : [];
  });
  const clashes = menu.flatMap(({ place, label }) =>
    others
      .filter((entry) => entry.place === place && entry.label.toLowerCase() === label.toLowerCase())
      .map((entry) => `${name} has an entry ${label} in ${called[place]}, and so has ${entry.name}.`),
  );
  return [...crowded, ...clashes];
}

/** Entries lead to what the remote itself claims, as many and where the platform's policy lets it have them. */
export function menuReasons(release: Menus, live: readonly LiveRelease[], policy: Policy): string[] {
  const { name, claims, menu = [] } = release;
  const astray = menu.flatMap(({ label, path }) =>
    path.includes(':')
      ? [`${name}: the entry ${label} leads to ${path}, and an entry leads to one page.`]
      : claims.some((claim) => claim.path === path)
        ? []
        : [`${name}: the entry ${label} leads to ${path}, which ${name} does not claim.`],
  );
  const twice = menu.some(({ place, label, path }, at) =>
    menu.slice(0, at).some((other) => other.place === place && (other.label === label || other.path === path)),
  )
    ? [`${name} has an entry twice in one place.`]
    : [];
  const places = [...new Set(menu.map(({ place }) => place))];
  return [
    ...astray,
    ...twice,
    ...places.flatMap((place) => ruleReasons(release, place, policy)),
    ...crowdReasons(release, live, policy),
  ];
}
