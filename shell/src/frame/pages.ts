import type { NavItem } from '@cyberharbour/shared-ui';

const home: NavItem = { href: '/', label: 'Home' };
const reading: NavItem[] = [
  { href: '/campaigns', label: 'Campaigns' },
  { href: '/blog', label: 'Blog' },
  { href: '/resources', label: 'Resources' },
  { href: '/about', label: 'About' },
];

const help: NavItem = { href: '/help', label: 'Help now' };

/** In the header. */
export const mainPages: NavItem[] = [home, ...reading, help];

/** In the footer. */
export const allPages: NavItem[] = [
  home,
  ...reading,
  { href: '/help', label: 'Something happening now?' },
  { href: '/contact', label: 'Contact' },
  { href: '/terms', label: 'Terms' },
  { href: '/login', label: 'Login' },
];

/** Beside a page that is not there. */
export const nearbyPages: NavItem[] = [...reading.slice(0, 3), { href: '/help', label: 'Something happening now?' }];

export const adminPage: NavItem = { href: '/admin', label: 'Admin' };
