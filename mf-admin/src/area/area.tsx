import { useWaitingCount } from '@cyberharbour/shared-api/admin-statistics';
import { CountBadge } from '@cyberharbour/shared-ui';
import { AppLayout, SideNav, type SideNavItem } from '@cyberharbour/shared-ui/side-nav';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import './area.css';

/** The moderators' area: its side navigation, with what waits, beside one screen. */
export function Area({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const waiting = useWaitingCount().data ?? 0;
  const items: SideNavItem[] = [
    { href: '/admin', label: 'Overview', icon: 'chart' },
    { href: '/admin/users', label: 'Users', icon: 'people' },
    {
      href: '/admin/approvals',
      label: 'Approvals',
      icon: 'tick',
      badge: waiting > 0 ? <CountBadge count={waiting} label="waiting" /> : undefined,
    },
    { href: '/admin/blogs', label: 'Blogs', icon: 'log' },
    { href: '/admin/campaigns', label: 'Campaigns', icon: 'horn' },
    { href: '/admin/newsletter', label: 'Newsletter', icon: 'mail' },
    { href: '/admin/audit', label: 'Audit log', icon: 'clock' },
    // A remote of its own draws it.
    { href: '/releases', label: 'Releases', icon: 'again' },
  ];
  // A page below a list belongs to it.
  const current = items.findLast(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.href ?? pathname;
  return (
    <AppLayout className="adm-area" side={<SideNav aria-label="Admin" items={items} current={current} />}>
      {children}
    </AppLayout>
  );
}
