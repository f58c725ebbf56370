import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './table.css';

interface TableProps extends ComponentProps<'table'> {
  /** It may be wider than a phone and has nothing in it to press: its box is reached and scrolled by keyboard. */
  wide?: boolean;
}

/** A plain table; scrolls by itself where it is too wide. Cells of numbers carry `data-num`. */
export const Table = ({ className, wide = false, ...rest }: TableProps) => (
  <div
    className="ui-tablebox"
    {...(wide && {
      role: 'group',
      tabIndex: 0,
      'aria-label': rest['aria-label'],
      'aria-labelledby': rest['aria-labelledby'],
    })}
  >
    <table {...rest} className={classNames('ui-table', className)} />
  </div>
);
