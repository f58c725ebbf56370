import { Button, ButtonLink, FieldError, isPlainPress, Note } from '@cyberharbour/shared-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { formatNumber } from '../numbers';
import './load-more.css';

export interface LoadMoreProps extends ComponentProps<'div'> {
  shown: number;
  total: number;
  onMore: () => void;
  busy?: boolean | undefined;
  /** Why the last try brought nothing; the button tries again. */
  failed?: ReactNode;
  countLabel?: (shown: number, total: number) => string;
  /** In the place of the button: a `MoreLink`. */
  children?: ReactNode;
}

const english = (shown: number, total: number) => `Showing ${formatNumber(shown)} of ${formatNumber(total)}`;

export interface MoreLinkProps {
  /** The page of the next ones, for whoever opens it in another tab or has no script. */
  href: string;
  onMore: () => void;
  busy?: boolean;
  children?: ReactNode;
}

/** In the place of the button, where the next ones have an address of their own. */
export function MoreLink({ href, onMore, busy = false, children = 'Show more' }: MoreLinkProps) {
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (!busy) onMore();
  };
  return (
    <ButtonLink tone="quiet" href={href} aria-busy={busy || undefined} onClick={press}>
      {children}
    </ButtonLink>
  );
}

/** The end of a list that grows: how far it goes, and a button or a link while there is more. */
export const LoadMore = ({
  shown,
  total,
  onMore,
  busy,
  failed,
  countLabel = english,
  children,
  className,
  ...rest
}: LoadMoreProps) => (
  <div {...rest} className={classNames('ui-loadmore', className)}>
    <Note role="status">{countLabel(shown, total)}</Note>
    {failed ? <FieldError role="alert">{failed}</FieldError> : null}
    {shown < total
      ? (children ?? (
          <Button tone="quiet" busy={busy} onClick={onMore}>
            Show more
          </Button>
        ))
      : null}
  </div>
);
