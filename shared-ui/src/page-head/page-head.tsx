import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Lede } from '../text';
import './page-head.css';

export interface PageHeadProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  lede?: ReactNode;
  /** Goes above the title: the way back. */
  back?: ReactNode;
}

/** The one h1 of a page. Children follow the lede. */
export const PageHead = ({ title, lede, back, className, children, ...rest }: PageHeadProps) => (
  <header {...rest} className={classNames('ui-pagehead', className)}>
    {back}
    <h1 dir="auto">{title}</h1>
    {lede ? <Lede>{lede}</Lede> : null}
    {children}
  </header>
);
