import { Icon, type IconName, Link } from '@cyberharbour/shared-ui';
import { useEffect, useRef, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
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
  const nav = useRef<HTMLElement>(null);
  // A page below another one belongs to it.
  const open = items.findLast(({ href }) => current === href || current?.startsWith(`${href}/`))?.href;
  useEffect(() => {
    if (nav.current) bringIntoSight(nav.current, nav.current.querySelector('[aria-current]'));
  }, [current]);
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

/** Scrolls the row only, never the page around it. */
function bringIntoSight(nav: HTMLElement, link: Element | null) {
  if (!link) return;
  const [row, item] = [nav.getBoundingClientRect(), link.getBoundingClientRect()];
  nav.scrollLeft += item.left + item.width / 2 - (row.left + row.width / 2);
}
