import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './contours.css';

const island = 'M-118 8C-128-40-70-86-8-82s70-34 118 6 30 84-6 112-70 20-110 44-104-30-112-72z';

/** Depth lines of a chart, behind a deep-water band; put it first in the band. */
export const Contours = ({ className, ...rest }: ComponentProps<'svg'>) => (
  <svg
    viewBox="0 0 600 400"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
    focusable="false"
    {...rest}
    className={classNames('art-contours', className)}
  >
    <g transform="translate(500 190)" fill="none" stroke="currentColor" strokeWidth="1.5">
      {[0.35, 0.6, 0.9, 1.25, 1.65, 2.1].map((depth) => (
        <path key={depth} transform={`scale(${depth})`} vectorEffect="non-scaling-stroke" d={island} />
      ))}
    </g>
  </svg>
);
