import { earlierMenu, type MenuEntry, type MenuPlace } from '@cyberharbour/platform';
import { useEntries } from '@cyberharbour/platform/extensions';
import type { NavItem } from '@cyberharbour/shared-ui';
import { createContext, useContext } from 'react';

/** The entries that this page was composed with. */
export const MenuEntries = createContext<readonly MenuEntry[]>(earlierMenu);

/** The links of one of the shell's own places. */
export const useMenuLinks = (place: MenuPlace): NavItem[] =>
  useEntries(useContext(MenuEntries), place).map(({ path, label }) => ({ href: path, label }));
