import type { MenuPlace, SlotName } from '@cyberharbour/platform';
import type { LiveRelease } from '../discovery/live-set.ts';
import type { PlaceRule, Policy } from '../policy/policy.ts';
import type { Release } from '../store/release.ts';
import { isWeaker } from './guards.ts';

type Placed = Pick<Release, 'name' | 'claims' | 'menu' | 'slots'>;

/** What a remote puts into a place that is not its own: a link in a menu, or a part of a screen. */
interface Entry {
  place: MenuPlace | SlotName;
  /** As sentences call it. */
  called: string;
  path: string;
  order: number;
}

const placeNames: Record<Entry['place'], string> = {
  header: 'the header',
  account: 'the account menu',
  dashboard: "the members' area",
  console: 'the console',
  'dashboard-card': 'the slot dashboard-card',
  'blog-detail': 'the slot blog-detail',
  'campaign-detail': 'the slot campaign-detail',
};

const entriesOf = ({ menu = [], slots = [] }: Pick<Release, 'menu' | 'slots'>): Entry[] => [
  ...menu.map(({ label, ...entry }) => ({ ...entry, called: label })),
  ...slots.map(({ slot, ...part }) => ({ ...part, place: slot, called: part.path })),
];

/** What the entries of one remote in one place say against the platform's rule for it. */
function ruleReasons({ name, claims }: Placed, entries: readonly Entry[], where: string, rule: PlaceRule): string[] {
  const { guard, remotes } = rule;
  const share = remotes[name] ?? remotes['*'];
  if (!share)
    return [
      `${name} has an entry in ${where}, which the platform's policy gives to ${Object.keys(remotes).join(' and ')}.`,
    ];
  const [first, last] = share.order;
  const many =
    entries.length > share.entries
      ? [`${name} has ${entries.length} entries in ${where}, and the platform's policy allows it ${share.entries}.`]
      : [];
  const outside = entries
    .filter(({ order }) => order < first || order > last)
    .map(
      ({ called, order }) =>
        `${name}: the entry ${called} in ${where} has the order ${order}, and the platform's policy gives it ${first} to ${last}.`,
    );
  const unguarded = entries
    .filter(({ path }) => claims.some((claim) => claim.path === path && isWeaker(claim.guard, guard)))
    .map(({ called }) => `${name}: the entry ${called} in ${where} leads to a path without the guard ${guard ?? ''}.`);
  return [...many, ...outside, ...unguarded];
}

/** What the entries of one remote in one place say together with those of all others. */
function crowdReasons(
  name: string,
  entries: readonly Entry[],
  others: readonly (Entry & { of: string })[],
  where: string,
  { most }: PlaceRule,
): string[] {
  const all = entries.length + others.length;
  const crowded =
    all > most ? [`With ${name}, ${where} would have ${all} entries, and the platform's policy allows ${most}.`] : [];
  const clashes = entries.flatMap(({ called }) =>
    others
      .filter((other) => other.called.toLowerCase() === called.toLowerCase())
      .map((other) => `${name} has an entry ${called} in ${where}, and so has ${other.of}.`),
  );
  return [...crowded, ...clashes];
}

/** Entries lead to what the remote itself claims, as many and where the platform's policy lets it have them. */
export function menuReasons(release: Placed, live: readonly LiveRelease[], policy: Policy): string[] {
  const { name, claims } = release;
  const entries = entriesOf(release);
  const others = live
    .filter((part) => part.name !== name && !part.disabled)
    .flatMap((part) => entriesOf(part.current).map((entry) => ({ ...entry, of: part.name })));
  const rules = { ...policy.menu, ...policy.slots };
  const astray = entries.flatMap(({ called, path }) =>
    path.includes(':')
      ? [`${name}: the entry ${called} leads to ${path}, and an entry leads to one page.`]
      : claims.some((claim) => claim.path === path)
        ? []
        : [`${name}: the entry ${called} leads to ${path}, which ${name} does not claim.`],
  );
  const twice = entries.some(({ place, called, path }, at) =>
    entries.slice(0, at).some((other) => other.place === place && (other.called === called || other.path === path)),
  )
    ? [`${name} has an entry twice in one place.`]
    : [];
  const placed = [...new Set(entries.map(({ place }) => place))].flatMap((place) => {
    const here = <T extends Entry>(some: readonly T[]) => some.filter((entry) => entry.place === place);
    const [where, rule] = [placeNames[place], rules[place]];
    return [
      ...ruleReasons(release, here(entries), where, rule),
      ...crowdReasons(name, here(entries), here(others), where, rule),
    ];
  });
  return [...astray, ...twice, ...placed];
}
