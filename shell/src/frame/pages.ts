import type { NavItem } from '@cyberharbour/shared-ui';

const home: NavItem = { href: '/', label: 'Home' };
const reading: NavItem[] = [
  { href: '/campaigns', label: 'Campaigns' },
  { href: '/blog', label: 'Blog' },
  { href: '/resources', label: 'Resources' },
  { href: '/about', label: 'About' },
];

/** In the header. */
export const mainPages: NavItem[] = [home, ...reading];

/** In the footer. */
export const allPages: NavItem[] = [
  home,
  ...reading,
  { href: '/contact', label: 'Contact' },
  { href: '/terms', label: 'Terms' },
  { href: '/login', label: 'Login' },
];

export const adminPage: NavItem = { href: '/admin', label: 'Admin' };
