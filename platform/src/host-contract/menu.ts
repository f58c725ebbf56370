import type { Guard, PathClaim } from './claims.ts';

/** The shell's header and account menu, and the side navigations of the members' and the moderators' areas. */
export const menuPlaces = ['header', 'account', 'dashboard', 'console'] as const;
export type MenuPlace = (typeof menuPlaces)[number];

/** Drawn before the words of a side navigation. */
export const menuIcons = [
  'again',
  'alert',
  'chart',
  'clock',
  'eye',
  'home',
  'horn',
  'image',
  'log',
  'mail',
  'pen',
  'people',
  'shop',
  'tick',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

/** An entry as the `remote.json` of a remote names it. */
export interface MenuItem {
  place: MenuPlace;
  label: string;
  /** A path without parameters that the remote claims. */
  path: string;
  /** Among all entries of the place; the platform's policy says which numbers are whose. */
  order: number;
  icon?: MenuIcon | undefined;
}

/** An entry as a page names it. */
export interface MenuEntry extends MenuItem {
  /** That of the claim: whom it does not let in does not see the entry. */
  guard?: Guard;
}

/** In the order of their numbers, those with one number by their words. */
export const sortMenu = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.toSorted((one, other) => one.order - other.order || (one.label < other.label ? -1 : 1));

/** The entries of a remote with the guards of its claims; one to a path that it does not claim counts for nothing. */
export const guardMenu = (items: readonly MenuItem[], claims: readonly PathClaim[]): MenuEntry[] =>
  items.flatMap((item) => {
    const claim = claims.find(({ path }) => path === item.path);
    return claim ? [{ ...item, ...(claim.guard && { guard: claim.guard }) }] : [];
  });
