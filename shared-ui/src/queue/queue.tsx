import { Link } from '@cyberharbour/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { ItemList } from '../item-list';
import './queue.css';

/** What waits to be looked at, oldest first. */
export const Queue = (props: ComponentProps<'ul'>) => <ItemList {...props} />;

export interface QueueItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  title: ReactNode;
  /** Opens the item; the whole row is the target. */
  href?: string | undefined;
  open?: boolean;
  /** Above the title: topic, how long it waits. */
  meta?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
}

export const QueueItem = ({ title, href, open = false, meta, note, actions, className, ...rest }: QueueItemProps) => (
  <li {...rest} className={classNames('ui-queue', className)} data-open={open || undefined}>
    {meta ? <div className="ui-row ui-note">{meta}</div> : null}
    <h3 dir="auto">
      {href ? (
        <Link href={href} aria-current={open || undefined}>
          {title}
        </Link>
      ) : (
        title
      )}
    </h3>
    {note ? <p className="ui-note">{note}</p> : null}
    {actions ? <div className="ui-row ui-queue__actions">{actions}</div> : null}
  </li>
);
