import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Link } from '../link';
import './breadcrumb.css';

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The pages above this one, the highest first. */
  above: readonly { href: string; label: ReactNode }[];
  /** The page that is open. */
  current: ReactNode;
}

/** Where a page lies. For one step up, a `BackLink` is enough. */
export const Breadcrumb = ({ above, current, className, ...rest }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb" {...rest} className={classNames('ui-crumbs', className)}>
    <ol role="list">
      {above.map(({ href, label }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
      <li>
        <span aria-current="page">{current}</span>
      </li>
    </ol>
  </nav>
);
