import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import './checkbox.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** A box to tick; the whole row is the target. */
export const Checkbox = ({ label, className, ...rest }: CheckboxProps) => (
  <label className={classNames('ui-option', className)}>
    <input {...rest} type="checkbox" className="ui-check" />
    <span>{label}</span>
  </label>
);

/** One of several; give the ones that belong together the same `name`. */
export const Radio = ({ label, className, ...rest }: CheckboxProps) => (
  <label className={classNames('ui-option', className)}>
    <input {...rest} type="radio" className="ui-radio" />
    <span>{label}</span>
  </label>
);
