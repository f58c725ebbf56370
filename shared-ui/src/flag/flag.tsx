import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { signals, type SignalLetter } from './signals';
import './flag.css';

export type { SignalLetter };

export interface FlagProps extends ComponentProps<'svg'> {
  letter: SignalLetter;
}

/** A flag of the International Code of Signals. Decoration: the word beside it says the same. */
export const Flag = ({ letter, className, ...rest }: FlagProps) => (
  <svg
    viewBox="-1 -1 26 20"
    aria-hidden="true"
    focusable="false"
    {...rest}
    className={classNames('ui-flag', className)}
  >
    {signals[letter]}
    <path d="M0 0h24v18H0z" fill="none" stroke="var(--art-line)" strokeWidth="0.8" />
  </svg>
);
