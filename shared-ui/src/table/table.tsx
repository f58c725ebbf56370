import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './table.css';

/** A plain table; scrolls by itself where it is too wide. Cells of numbers carry `data-num`. */
export const Table = ({ className, ...rest }: ComponentProps<'table'>) => (
  <div className="ui-tablebox">
    <table {...rest} className={classNames('ui-table', className)} />
  </div>
);
