import { Checkbox } from '@cyberharbour/shared-ui';
import { SortableHeader, Table, type SortDirection } from '@cyberharbour/shared-ui/table';
import type { ReactNode } from 'react';
import { Cell } from './cell';
import { useRowHeight } from './use-row-height';
import type { Selection } from './use-selection';
import './list-table.css';

export interface Column<Order extends string> {
  name: string;
  /** Read out, not shown: what stands in the column says itself. */
  isQuiet?: boolean;
  /** The two orders by this column, and the one that the first press takes. */
  sort?: Record<SortDirection, Order> & { first: SortDirection };
}

interface ListTableProps<Order extends string> {
  /** Columns of their own; without, those of items with a menu. */
  of?: 'subscribers' | 'letters';
  label: string;
  columns: readonly Column<Order>[];
  /** How it stands; without one it cannot be sorted. */
  order?: Order;
  onOrder?: (order: Order) => void;
  /** Without one nothing can be ticked. */
  selection?: Selection;
  children: ReactNode;
}

/** A list as a table where it is wide enough, and as rows below each other where there is not. */
export const ListTable = <Order extends string>({
  of,
  label,
  columns,
  order,
  onOrder,
  selection,
  children,
}: ListTableProps<Order>) => (
  <div ref={useRowHeight<HTMLDivElement>()} className="adm-table" data-of={of} data-ticks={selection ? '' : undefined}>
    <Table aria-label={label} role="table">
      <thead>
        <tr role="row">
          {selection ? (
            <Cell className="adm-tick">
              <Checkbox
                label={<span className="adm-narrow">All shown</span>}
                aria-label="Select all shown"
                checked={selection.isAll}
                disabled={selection.isNone}
                onChange={selection.toggleAll}
              />
            </Cell>
          ) : null}
          {columns.map(({ name, isQuiet = false, sort }) =>
            sort && onOrder ? (
              <SortHead key={name} name={name} sort={sort} order={order} onOrder={onOrder} />
            ) : (
              <th key={name} role="columnheader" scope="col" className="adm-wide">
                {isQuiet ? <span className="ui-hidden">{name}</span> : name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  </div>
);

interface SortHeadProps<Order extends string> {
  name: string;
  sort: NonNullable<Column<Order>['sort']>;
  order: Order | undefined;
  onOrder: (order: Order) => void;
}

function SortHead<Order extends string>({ name, sort, order, onOrder }: SortHeadProps<Order>) {
  const direction = (['ascending', 'descending'] as const).find((one) => sort[one] === order);
  const opposite = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <SortableHeader
      role="columnheader"
      direction={direction}
      onSort={() => onOrder(sort[direction === undefined ? sort.first : opposite])}
    >
      {name}
    </SortableHeader>
  );
}
