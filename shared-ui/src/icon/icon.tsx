import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { strokes, type IconName } from './strokes';
import './icon.css';

export type { IconName };

export interface IconProps extends ComponentProps<'svg'> {
  name: IconName;
}

/** A line icon in the colour and size of the text beside it; the words carry the meaning. */
export const Icon = ({ name, className, ...rest }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...rest}
    className={classNames('ui-icon', className)}
  >
    <path d={strokes[name]} />
  </svg>
);
