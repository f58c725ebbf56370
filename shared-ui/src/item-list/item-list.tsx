import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import './item-list.css';

/** Rows on one sheet: a person's posts, users, whatever is looked after one by one. */
export const ItemList = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul role="list" {...rest} className={classNames('ui-list', className)} />
);

export interface ItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  title: ReactNode;
  heading?: 'h2' | 'h3';
  cover?: ReactNode;
  badge?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
}

export const Item = ({
  title,
  heading: Heading = 'h3',
  cover,
  badge,
  note,
  actions,
  className,
  children,
  ...rest
}: ItemProps) => (
  <li {...rest} className={classNames('ui-item', className)} data-cover={cover ? '' : undefined}>
    {cover}
    <div className="ui-item__main">
      {badge}
      <Heading dir="auto">{title}</Heading>
      {note ? <p className="ui-note">{note}</p> : null}
      {children}
    </div>
    {actions ? <div className="ui-item__actions">{actions}</div> : null}
  </li>
);
