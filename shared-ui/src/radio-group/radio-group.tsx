import { FieldError, type FieldText, Radio, useFieldIds } from '@cyberharbour/shared-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import './radio-group.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends FieldText, Omit<ComponentProps<'fieldset'>, 'onChange' | 'id'> {
  /** The id of the first choice: what an error summary links to. */
  id?: string | undefined;
  options: readonly RadioOption<Value>[];
  /** Nothing is chosen at first, unless something is right for most people. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One answer out of a few that are all worth reading; for many, take a `Select`. */
export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  id: given,
  name,
  options,
  value,
  onChange,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const { id, hintId, errorId, wiring } = useFieldIds(given, { hint, error });
  const made = useId();
  return (
    <fieldset
      // HTML allows the role, and a plain group cannot be invalid.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the reason stands above
      role="radiogroup"
      {...rest}
      aria-describedby={wiring['aria-describedby']}
      aria-invalid={wiring['aria-invalid']}
      className={classNames('ui-radios', className)}
    >
      <legend className="ui-legend">{label}</legend>
      {hint ? (
        <p className="ui-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {options.map((option, place) => (
        <Radio
          key={option.value}
          id={place === 0 ? id : undefined}
          name={name ?? made}
          value={option.value}
          label={option.label}
          disabled={option.disabled}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
