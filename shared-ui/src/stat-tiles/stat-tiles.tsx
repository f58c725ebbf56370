import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import './stat-tiles.css';

/** Up to four numbers on one sheet. */
export const StatTiles = ({ className, ...rest }: ComponentProps<'dl'>) => (
  <dl {...rest} className={classNames('ui-tiles', className)} />
);

export interface StatTileProps extends ComponentProps<'div'> {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
}

export const StatTile = ({ label, value, note, className, ...rest }: StatTileProps) => (
  <div {...rest} className={classNames('ui-tile', className)}>
    <dt>{label}</dt>
    <dd className="ui-tile__value">{value}</dd>
    {note ? <dd className="ui-tile__note">{note}</dd> : null}
  </div>
);
