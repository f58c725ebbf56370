import { useMenu } from '@cyberharbour/platform/extensions';
import { useWaitingCount } from '@cyberharbour/shared-api/admin-statistics';
import { CountBadge } from '@cyberharbour/shared-ui';
import { AppLayout, SideNav, type SideNavItem } from '@cyberharbour/shared-ui/side-nav';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import remote from '../../remote.json';
import { useTitleCount } from './use-title-count';
import './area.css';

/** The moderators' area: its side navigation, with what waits, beside one screen. */
export function Area({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const waiting = useWaitingCount().data ?? 0;
  useTitleCount(waiting);
  const items: SideNavItem[] = useMenu('console', remote.menu).map(({ path, label, icon }) => ({
    href: path,
    label,
    icon,
    badge: path === '/admin/approvals' && waiting > 0 ? <CountBadge count={waiting} label="waiting" /> : undefined,
  }));
  return (
    <AppLayout className="adm-area" side={<SideNav aria-label="Admin" items={items} current={pathname} />}>
      {children}
    </AppLayout>
  );
}
