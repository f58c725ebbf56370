import { Button, FieldError, Note } from '@cyberharbour/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import './load-more.css';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  shown: number;
  total: number;
  onMore: () => void;
  busy?: boolean | undefined;
  /** Why the last try brought nothing; the button tries again. */
  failed?: ReactNode;
  moreLabel?: string;
  countLabel?: (shown: number, total: number) => string;
}

const english = (shown: number, total: number) => `Showing ${shown} of ${total}`;

/** The end of a list that grows: how far it goes, and a button while there is more. */
export const LoadMore = ({
  shown,
  total,
  onMore,
  busy,
  failed,
  moreLabel = 'Show more',
  countLabel = english,
  className,
  ...rest
}: LoadMoreProps) => (
  <div {...rest} className={classNames('ui-loadmore', className)}>
    <Note role="status">{countLabel(shown, total)}</Note>
    {failed ? <FieldError role="alert">{failed}</FieldError> : null}
    {shown < total ? (
      <Button tone="quiet" busy={busy} onClick={onMore}>
        {moreLabel}
      </Button>
    ) : null}
  </div>
);
