import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './wave-edge.css';

const swell = `M-199 40V22${'q60-10 120 0t120 0'.repeat(8)}V40z`;

/** The upper edge of deep water; put it first into what it is the edge of. */
export const WaveEdge = ({ className, ...rest }: ComponentProps<'svg'>) => (
  <svg
    viewBox="0 0 1440 40"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
    {...rest}
    className={classNames('art-wave', className)}
  >
    <path d={swell} fill="currentColor" />
  </svg>
);
