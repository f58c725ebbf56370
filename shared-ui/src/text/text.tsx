import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './text.css';

/** The sentence below a heading. */
export const Lede = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p {...rest} className={classNames('ui-lede', className)} />
);

/** A caption: times, counts, small print. */
export const Note = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p {...rest} className={classNames('ui-note', className)} />
);

/** For screen readers only. */
export const VisuallyHidden = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={classNames('ui-hidden', className)} />
);
