import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { useFieldWiring } from './field-context';
import './field.css';

export type TextInputProps = ComponentProps<'input'>;

export const TextInput = ({ className, ...rest }: TextInputProps) => (
  <input type="text" {...useFieldWiring()} {...rest} className={classNames('ui-input', className)} />
);

/** Date and time as the person's own device asks for it; the value is local time, `2026-11-21T09:30`. */
export const DateTimeInput = (props: TextInputProps) => <TextInput {...props} type="datetime-local" />;

export type SelectProps = ComponentProps<'select'>;

export const Select = ({ className, ...rest }: SelectProps) => (
  <span className="ui-select">
    <select {...useFieldWiring()} {...rest} className={classNames('ui-input', className)} />
  </span>
);
