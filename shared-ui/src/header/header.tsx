import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { Link } from '../link';
import { Menu } from '../menu';
import './header.css';

export interface NavItem {
  href: string;
  label: ReactNode;
  /** Of its place in the list. */
  className?: string;
}

export interface HeaderProps extends ComponentProps<'header'> {
  /** A `Brand`. */
  brand: ReactNode;
  items: readonly NavItem[];
  /** The address of the item that is open. */
  current?: string | undefined;
  /** At the end of the line on a wide page: the sign-in button or a `UserMenu`. Its place is reserved while empty. */
  end?: ReactNode;
  /** The same as links, at the end of the small screen's menu. */
  menuEnd?: ReactNode;
  navLabel?: string;
  menuLabel?: string;
}

const NavLinks = ({ items, current }: Pick<HeaderProps, 'items' | 'current'>) =>
  items.map(({ href, label, className }) => (
    <Link key={href} className={className} href={href} aria-current={href === current ? 'page' : undefined}>
      {label}
    </Link>
  ));

/** The head of every page: sticky, with a chart's graduated border below. */
export const Header = ({
  brand,
  items,
  current,
  end,
  menuEnd,
  navLabel = 'Main',
  menuLabel = 'Menu',
  className,
  ...rest
}: HeaderProps) => (
  <header {...rest} className={classNames('ui-header', className)}>
    <div className="ui-page ui-header__in">
      {brand}
      <nav className="ui-nav" aria-label={navLabel}>
        <NavLinks items={items} current={current} />
      </nav>
      <div className="ui-header__end">{end}</div>
      <Menu
        className="ui-header__menu"
        summary={
          <>
            <Icon name="menu" /> {menuLabel}
          </>
        }
      >
        <nav className="ui-header__small" aria-label={`${navLabel}, small screen`}>
          <NavLinks items={items} current={current} />
          {menuEnd}
        </nav>
      </Menu>
    </div>
  </header>
);
