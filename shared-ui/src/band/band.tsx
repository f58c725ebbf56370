import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './band.css';

export interface BandProps extends ComponentProps<'section'> {
  /** Never two of the same sand or deep in a row. */
  tone?: 'sand' | 'deep' | undefined;
  pad?: 'tight' | undefined;
  /** Same ground as the band above: no double gap. */
  join?: boolean;
}

/** A full-width part of a page. Give it `aria-labelledby`; put a `Page` inside. */
export const Band = ({ tone, pad, join, className, ...rest }: BandProps) => (
  <section
    {...rest}
    className={classNames('ui-band', className)}
    data-tone={tone}
    data-pad={pad}
    data-join={join || undefined}
  />
);
