import { Table } from '@cyberharbour/shared-ui/table';
import type { ReactNode } from 'react';
import './rows.css';

interface RowsProps {
  label: string;
  columns: readonly string[];
  className?: string;
  /** Rows of the table. */
  children: ReactNode;
}

/** A table whose rows are a grid: cards on a phone. */
export const Rows = ({ label, columns, className, children }: RowsProps) => (
  <div className={className ? `rel-table ${className}` : 'rel-table'}>
    <Table aria-label={label} role="table">
      <thead>
        <tr role="row">
          {columns.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  </div>
);
