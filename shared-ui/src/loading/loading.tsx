import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './loading.css';

export interface LoadingProps extends ComponentProps<'div'> {
  /** Grey lines that show, after a short wait, where the content will be. */
  lines?: number;
}

/** The words first; lines only when it takes long. */
export const Loading = ({ lines = 0, className, children = 'Loading...', ...rest }: LoadingProps) => (
  <div role="status" {...rest} className={classNames('ui-loading', className)}>
    <p>{children}</p>
    {lines > 0 ? <Skeleton lines={lines} /> : null}
  </div>
);

export const Skeleton = ({ lines = 3, className, ...rest }: ComponentProps<'div'> & { lines?: number }) => (
  <div aria-hidden="true" {...rest} className={classNames('ui-skeleton', className)}>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} />
    ))}
  </div>
);

/** For the inside of a button; the words beside it say what is going on. */
export const Spinner = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span aria-hidden="true" {...rest} className={classNames('ui-spinner', className)} />
);
