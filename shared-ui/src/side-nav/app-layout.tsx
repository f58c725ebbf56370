import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import './side-nav.css';

/** An area behind the sign-in: side navigation beside the page's own parts. */
export const AppLayout = ({ side, className, children, ...rest }: ComponentProps<'div'> & { side: ReactNode }) => (
  <div {...rest} className={classNames('ui-page', 'ui-app', className)}>
    {side}
    <div className="ui-app__main">{children}</div>
  </div>
);
