import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import './empty-state.css';

/** Nothing here: the sentence, perhaps a drawing, at most one way on. */
export const EmptyState = ({
  drawing,
  action,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & { drawing?: ReactNode; action?: ReactNode }) => (
  <div {...rest} className={classNames('ui-empty', className)}>
    {drawing}
    <p>{children}</p>
    {action}
  </div>
);
