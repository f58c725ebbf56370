import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { FieldProvider, type FieldWiring } from './field-context';
import { useAfterPress } from './use-after-press';
import './field.css';

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
}

export interface FieldProps extends FieldText, Omit<ComponentProps<'div'>, 'id'> {
  /** The id of the input: what an error summary links to. */
  id?: string | undefined;
  /**
   * What is worth another look, but is not refused. Give an empty one while there is none: it is read out when it
   * comes. It never comes in the middle of a press, since it would move the button that is being pressed.
   */
  doubt?: string | undefined;
}

/** Ids for a hint and an error, and the attributes that point at those which are there. */
export function useFieldIds(given: string | undefined, { hint, error }: Partial<FieldText>) {
  const made = useId();
  const id = given ?? made;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const wiring: FieldWiring = {
    id,
    'aria-describedby': classNames(hint ? hintId : undefined, error ? errorId : undefined) || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { id, hintId, errorId, wiring };
}

export const FieldError = ({ className, children, ...rest }: ComponentProps<'p'>) => (
  <p {...rest} className={classNames('ui-error', className)}>
    <Icon name="alert" />
    <span>{children}</span>
  </p>
);

/** Label, hint and error around one input; the input inside finds its wiring by itself. */
export function Field({ label, hint, error, doubt, id: given, className, children, ...rest }: FieldProps) {
  const { id, hintId, errorId, wiring } = useFieldIds(given, { hint, error });
  const shownDoubt = useAfterPress(doubt);
  return (
    <div {...rest} className={classNames('ui-field', className)}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <span className="ui-hint" id={hintId}>
          {hint}
        </span>
      ) : null}
      <FieldProvider value={wiring}>{children}</FieldProvider>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {shownDoubt === undefined ? null : (
        <div role="status" className="ui-doubt">
          {shownDoubt === '' ? null : (
            <>
              <Icon name="alert" />
              <span>{shownDoubt}</span>
            </>
          )}
        </div>
      )}
    </div>
  );
}
