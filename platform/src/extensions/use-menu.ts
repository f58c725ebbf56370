import { useSession } from '@cyberharbour/shared-api';
import { judgeGuard } from '../host-contract/claims';
import { sortMenu, type MenuEntry, type MenuItem, type MenuPlace } from '../host-contract/menu';

/** As `remote.json` is imported: its words are texts. */
type WrittenItem = Omit<MenuItem, 'place' | 'icon'> & { place: string; icon?: string };

/** Of some entries those of one place, as far as whoever is signed in may open them. */
export function useEntries(entries: readonly MenuEntry[], place: MenuPlace): MenuEntry[] {
  const user = useSession().user ?? undefined;
  return entries.filter((entry) => entry.place === place && judgeGuard(entry.guard, user) === 'passed');
}

/**
 * The entries that all remotes have in a place of this remote.
 * @param own the `menu` of this remote's `remote.json`: all there is where it runs alone, or in a host from before
 */
export const useMenu = (place: MenuPlace, own: readonly WrittenItem[]): MenuEntry[] =>
  useEntries(globalThis.__cyberharbourExtensions?.listMenu() ?? sortMenu(own as readonly MenuItem[]), place);
