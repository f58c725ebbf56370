import { Icon } from '@cyberharbour/shared-ui';
import type { ComponentProps } from 'react';
import './table.css';

export type SortDirection = 'ascending' | 'descending';

export interface SortableHeaderProps extends ComponentProps<'th'> {
  /** How the rows stand by this column; nothing while they stand by another. */
  direction?: SortDirection | undefined;
  onSort: (direction: SortDirection) => void;
}

/** The head of a column that rows can be sorted by; a second press turns the order round. */
export const SortableHeader = ({ direction, onSort, children, ...rest }: SortableHeaderProps) => (
  <th scope="col" {...rest} aria-sort={direction}>
    <button
      className="ui-sort"
      type="button"
      onClick={() => onSort(direction === 'ascending' ? 'descending' : 'ascending')}
    >
      {children}
      <Icon name={direction === 'descending' ? 'down' : 'up'} />
    </button>
  </th>
);
