import { useSession } from '@cyberharbour/shared-api';
import { AppLayout, SideNav, type SideNavItem } from '@cyberharbour/shared-ui/side-nav';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import './area.css';

const pages = (isBusiness: boolean): SideNavItem[] => [
  { href: '/dashboard', label: 'Dashboard', icon: 'home' },
  { href: '/blog/create', label: 'New Blog', icon: 'pen' },
  { href: '/campaigns/create', label: 'New Campaign', icon: 'horn' },
  {
    href: '/dashboard/details',
    label: isBusiness ? 'Business Details' : 'User Details',
    icon: isBusiness ? 'shop' : 'people',
  },
];

/** A member's own area: its side navigation beside one screen. */
export function Area({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <AppLayout
      className="dash-area"
      side={<SideNav aria-label="Your area" items={pages(user?.role === 'business')} current={pathname} />}
    >
      {children}
    </AppLayout>
  );
}
