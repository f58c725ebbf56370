import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Link, type LinkProps } from '../link';
import './mark.css';

/** The light on the water. */
export const Mark = ({ className, ...rest }: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" {...rest} className={classNames('ui-mark', className)}>
    <path d="M16.5 11h7l2.5 17h-12z" fill="currentColor" />
    <path d="M15 9.5c.4-4.5 3-6 5-6.5 2 .5 4.6 2 5 6.500z" fill="currentColor" />
    <path d="M12 6.5 2 3v8l10-2.200zM28 6.5 38 3v8L28 8.800z" fill="var(--beacon)" />
    <path
      d="M2 31q4.5-4 9 0t9 0 9 0 9 0M2 36.500q4.5-4 9 0t9 0 9 0 9 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </svg>
);

/** Mark and name; children are the name. */
export const Brand = ({ className, children, ...rest }: LinkProps) => (
  <Link {...rest} className={classNames('ui-brand', className)}>
    <Mark />
    {children}
  </Link>
);
