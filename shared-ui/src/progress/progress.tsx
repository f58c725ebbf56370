import { Note } from '@cyberharbour/shared-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import './progress.css';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children'> {
  label: ReactNode;
  /** In words, at the end of the line: "3 of 5". */
  note?: ReactNode;
}

/** How far something is; without a `value`, that it is under way. */
export function Progress({ label, note, id: given, className, ...rest }: ProgressProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className={classNames('ui-progress', className)}>
      <label htmlFor={id}>{label}</label>
      {note ? <Note>{note}</Note> : null}
      <span className="ui-progress__track">
        <progress {...rest} id={id} />
      </span>
    </div>
  );
}
