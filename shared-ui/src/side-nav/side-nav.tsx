import { Icon, type IconName, Link } from '@cyberharbour/shared-ui';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { bringIntoSight, useOpenInSight } from './use-open-in-sight';
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

/**
 * The pages of one area: below each other where there is space, else one row that scrolls, with the open page in
 * sight.
 */
export function SideNav({ items, current, className, ...rest }: SideNavProps) {
  // A page below another one belongs to it.
  const open = items.findLast(({ href }) => current === href || current?.startsWith(`${href}/`))?.href;
  const nav = useOpenInSight<HTMLElement>(current, items.length);
  return (
    <nav {...rest} ref={nav} className={classNames('ui-side', className)}>
      {items.map(({ href, label, icon, badge }) => (
        <Link key={href} href={href} aria-current={href === open ? 'page' : undefined} onFocus={showWhole}>
          {icon ? <Icon name={icon} /> : null}
          {label}
          {badge}
        </Link>
      ))}
    </nav>
  );
}

/** Browsers leave what has the focus half out of sight. Under a pointer nothing may move. */
function showWhole({ currentTarget: link }: FocusEvent<HTMLElement>) {
  if (link.parentElement && link.matches(':focus-visible')) bringIntoSight(link.parentElement, link);
}
