import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './skip-link.css';

/** The first stop of the Tab key: past the header, to the content. */
export const SkipLink = ({
  href = '#main',
  className,
  children = 'Skip to main content',
  ...rest
}: ComponentProps<'a'>) => (
  <a {...rest} href={href} className={classNames('ui-skip', className)}>
    {children}
  </a>
);
