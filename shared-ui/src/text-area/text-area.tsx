import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { useFieldWiring } from '../field';
import '../field/field.css';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  size?: 'sm' | undefined;
  /** Counts, or when the draft was last saved; below the text, in small. */
  counter?: ReactNode | undefined;
}

export const TextArea = ({ size, counter, className, ...rest }: TextAreaProps) => (
  <>
    <textarea {...useFieldWiring()} {...rest} data-size={size} className={classNames('ui-input', className)} />
    {counter ? <span className="ui-note">{counter}</span> : null}
  </>
);
