import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import { Link } from '../link';
import './side-nav.css';

export interface SideNavItem {
  href: string;
  label: ReactNode;
  icon?: IconName | undefined;
  /** At the end of the line: a CountBadge. */
  badge?: ReactNode;
}

export interface SideNavProps extends ComponentProps<'nav'> {
  'aria-label': string;
  items: readonly SideNavItem[];
  /** The address of the page that is open. */
  current?: string | undefined;
}

/** The pages of one area. */
export const SideNav = ({ items, current, className, ...rest }: SideNavProps) => (
  <nav {...rest} className={classNames('ui-side', className)}>
    {items.map(({ href, label, icon, badge }) => (
      <Link key={href} href={href} aria-current={href === current ? 'page' : undefined}>
        {icon ? <Icon name={icon} /> : null}
        {label}
        {badge}
      </Link>
    ))}
  </nav>
);
