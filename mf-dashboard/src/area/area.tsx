import { useMenu } from '@cyberharbour/platform/extensions';
import { useSession } from '@cyberharbour/shared-api';
import { AppLayout, SideNav, type SideNavItem } from '@cyberharbour/shared-ui/side-nav';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import remote from '../../remote.json';
import './area.css';

/** The details of a business are called so. */
const ofBusiness: Partial<Record<string, Partial<SideNavItem>>> = {
  '/dashboard/details': { label: 'Business Details', icon: 'shop' },
};

/** A member's own area: its side navigation beside one screen. */
export function Area({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const items = useMenu('dashboard', remote.menu).map(({ path, label, icon }) => ({
    href: path,
    label,
    icon,
    ...(user?.role === 'business' && ofBusiness[path]),
  }));
  return (
    <AppLayout className="dash-area" side={<SideNav aria-label="Your area" items={items} current={pathname} />}>
      {children}
    </AppLayout>
  );
}
