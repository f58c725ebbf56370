import type { NavItem } from '@cyberharbour/shared-ui';

const home: NavItem = { href: '/', label: 'Home' };
const reading: NavItem[] = [
  { href: '/campaigns', label: 'Campaigns' },
  { href: '/blog', label: 'Blog' },
  { href: '/resources', label: 'Resources' },
  { href: '/about', label: 'About' },
];

/** In the footer, for everybody. */
export const allPages: NavItem[] = [
  home,
  ...reading,
  { href: '/help', label: 'Something happening now?' },
  { href: '/contact', label: 'Contact' },
  { href: '/terms', label: 'Terms' },
];

/** Beside a page that is not there. */
export const nearbyPages: NavItem[] = [...reading.slice(0, 3), { href: '/help', label: 'Something happening now?' }];
