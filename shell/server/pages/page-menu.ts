import { earlierItems, guardMenu, sortMenu } from '@cyberharbour/platform';
import type { MenuEntry, MenuPlace, PathClaim } from '@cyberharbour/platform';
import type { LiveRelease, LiveSet } from '@cyberharbour/releases';
import { rememberByOwner } from './remember-by-owner.ts';

const ofShell: readonly MenuPlace[] = ['header', 'account'];

/** A disabled remote has no entries: they would lead to a card that says so. */
const itemsOf = ({ name, current: { menu, claims }, disabled }: LiveRelease) =>
  disabled ? [] : menu ? guardMenu(menu, claims as PathClaim[]) : (earlierItems[name] ?? []);

/** The entries of a set: those that the page of a remote shows, and those of all other places. */
export const splitMenu = rememberByOwner((set: LiveSet, owner): { page: MenuEntry[]; rest: MenuEntry[] } => {
  const drawing = set.remotes.find(({ name }) => name === owner);
  const shown = new Set([...ofShell, ...(drawing ? itemsOf(drawing).map(({ place }) => place) : [])]);
  const all = sortMenu(set.remotes.flatMap(itemsOf));
  return { page: all.filter(({ place }) => shown.has(place)), rest: all.filter(({ place }) => !shown.has(place)) };
});
