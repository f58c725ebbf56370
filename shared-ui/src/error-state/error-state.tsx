import type { ComponentProps } from 'react';
import { Button } from '../button';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import './error-state.css';

export interface ErrorStateProps extends ComponentProps<'div'> {
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  busy?: boolean;
}

/** Something could not be had: what happened, in one sentence, and another try. */
export const ErrorState = ({ onRetry, retryLabel = 'Retry', busy, className, children, ...rest }: ErrorStateProps) => (
  <div role="alert" {...rest} className={classNames('ui-failed', className)}>
    <Icon name="alert" />
    <p>{children}</p>
    {onRetry ? (
      <Button tone="quiet" busy={busy} onClick={onRetry}>
        <Icon name="again" /> {retryLabel}
      </Button>
    ) : null}
  </div>
);

/** The same in the place of a whole area of the page, with space around it. */
export const ContainedCard = ({ className, ...rest }: ErrorStateProps) => (
  <div className="ui-page">
    <ErrorState {...rest} className={classNames('ui-contained', className)} />
  </div>
);
