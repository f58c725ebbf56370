import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './partners.css';

const marks = {
  circle: 'M24 6a18 18 0 1 0 .1 0M14 30V20l10-7 10 7v10zM21 23h6v7h-6z',
  saltbush: 'M24 42V16M24 30c-10 0-14-6-14-12 8 0 14 4 14 12zM24 24c0-8 5-13 14-14 0 8-5 14-14 14z',
  libraries: 'M6 12c8-3 13-2 18 2 5-4 10-5 18-2v24c-8-3-13-2-18 2-5-4-10-5-18-2zM24 14v24',
  tafe: 'M4 18 24 9l20 9-20 9zM12 22v10c6 5 18 5 24 0V22M4 40q5-4 10 0t10 0 10 0 10 0',
  seniors: 'M10 32a16 16 0 1 1 28 0M16 26a9 9 0 0 1 16 0M20 32a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM24 36v6',
  legal: 'M24 6v36M14 42h20M8 14h32M8 14 3 27h10zM40 14l-5 13h10z',
} as const;

export type PartnerName = keyof typeof marks;

/** The mark of a partner, in the colour of the text around it. */
export const PartnerMark = ({ name, className, ...rest }: ComponentProps<'svg'> & { name: PartnerName }) => (
  <svg
    viewBox="0 0 48 48"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...rest}
    className={classNames('art-partner', className)}
  >
    <path d={marks[name]} />
  </svg>
);
