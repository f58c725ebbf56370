import { Icon, Note } from '@cyberharbour/shared-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { formatNumber } from '../numbers';
import { Table } from '../table';
import { Swatch } from './hatch';
import './chart-frame.css';

export interface ChartSlice {
  label: string;
  count: number;
  hatched?: boolean;
}

export interface ChartFrameProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  slices: readonly ChartSlice[];
  /** Heads of the table: what the slices are, the count, the share; and what opens it. */
  words?: { name: string; count: string; share: string; table: string };
  /** Stands in place of the chart while all its numbers are 0. */
  emptyLabel?: string;
  /** The drawn chart, 250 px wide and high. */
  children: ReactNode;
}

const english = { name: 'Status', count: 'Count', share: 'Share', table: 'Figures as a table' };

/** A chart with its key, and the same numbers as a table, so that no number is in the picture only. */
export function ChartFrame({
  title,
  slices,
  words = english,
  emptyLabel = 'No figures yet.',
  className,
  children,
  ...rest
}: ChartFrameProps) {
  const id = useId();
  const total = slices.reduce((sum, { count }) => sum + count, 0);
  const share = (count: number) => `${total === 0 ? 0 : Math.round((100 * count) / total)} %`;
  return (
    <section aria-labelledby={id} {...rest} className={classNames('ui-chart', className)}>
      <h2 id={id}>{title}</h2>
      <div className="ui-chart__row">
        <div className="ui-chart__pie">
          {total === 0 ? <Note className="ui-chart__none">{emptyLabel}</Note> : children}
        </div>
        <ul className="ui-chart__key" role="list">
          {slices.map(({ label, count, hatched = false }) => (
            <li key={label}>
              <Swatch id={`${id}-${label}`} hatched={hatched} />
              {label}
              <b>
                {formatNumber(count)} <span>{share(count)}</span>
              </b>
            </li>
          ))}
        </ul>
      </div>
      {slices.length === 0 ? null : (
        <details open>
          <summary>
            {words.table} <Icon name="down" />
          </summary>
          <Table>
            <caption className="ui-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col" data-num="">
                  {words.count}
                </th>
                <th scope="col" data-num="">
                  {words.share}
                </th>
              </tr>
            </thead>
            <tbody>
              {slices.map(({ label, count }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td data-num="">{formatNumber(count)}</td>
                  <td data-num="">{share(count)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </details>
      )}
    </section>
  );
}
