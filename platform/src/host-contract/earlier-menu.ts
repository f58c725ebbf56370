import { sortMenu, type MenuEntry } from './menu.ts';

/**
 * Entries of remotes whose release is from before contract 1.3 and names none: the shell of then had them in its code.
 * Whoever goes back to such a release keeps its links.
 */
export const earlierItems: Readonly<Record<string, readonly MenuEntry[]>> = {
  mf_public: [
    { place: 'header', label: 'Home', path: '/', order: 10 },
    { place: 'header', label: 'Campaigns', path: '/campaigns', order: 20 },
    { place: 'header', label: 'Blog', path: '/blog', order: 30 },
    { place: 'header', label: 'Resources', path: '/resources', order: 40 },
    { place: 'header', label: 'About', path: '/about', order: 50 },
    { place: 'header', label: 'Help now', path: '/help', order: 60 },
    { place: 'account', label: 'Logout', path: '/logout', order: 900 },
  ],
  mf_dashboard: [{ place: 'account', label: 'Dashboard', path: '/dashboard', order: 10, guard: 'session' }],
  mf_admin: [{ place: 'header', label: 'Admin', path: '/admin', order: 900, guard: 'admin' }],
};

/** What a page of an earlier web server means, which names no entries. */
export const earlierMenu = sortMenu(Object.values(earlierItems).flat());
