import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { motifs, type MotifName } from './motifs';
import './motif.css';

export type { MotifName };

/** A small round picture, 96 by 96: two planes and a line. */
export const Motif = ({ name, className, ...rest }: ComponentProps<'svg'> & { name: MotifName }) => (
  <svg
    viewBox="0 0 96 96"
    aria-hidden="true"
    focusable="false"
    {...rest}
    className={classNames('art-motif', className)}
  >
    {motifs[name]}
  </svg>
);
