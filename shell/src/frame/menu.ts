import { earlierMenu, type MenuEntry, type MenuPlace } from '@cyberharbour/platform';
import { useEntries } from '@cyberharbour/platform/extensions';
import type { NavItem } from '@cyberharbour/shared-ui';
import { createContext, useContext } from 'react';

/** The entries that this page was composed with. */
export const MenuEntries = createContext<readonly MenuEntry[]>(earlierMenu);

const toLink = ({ path, label }: MenuEntry): NavItem => ({ href: path, label });

/** The links of one of the shell's own places, for whoever is there. */
export const useMenuLinks = (place: MenuPlace): NavItem[] => useEntries(useContext(MenuEntries), place).map(toLink);

/** Those that every member has there. */
export const useMemberLinks = (place: MenuPlace): NavItem[] =>
  useContext(MenuEntries)
    .filter(({ place: at, guard }) => at === place && (guard === undefined || guard === 'session'))
    .map(toLink);
