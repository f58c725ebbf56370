import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import './filter-chips.css';

export interface FilterOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface FilterChipsProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  label: ReactNode;
  /** The label is only for screen readers. */
  labelHidden?: boolean;
  options: readonly FilterOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Narrows a list to one kind. */
export function FilterChips<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  className,
  ...rest
}: FilterChipsProps<Value>) {
  const id = useId();
  return (
    <div {...rest} className={classNames('ui-filter', className)}>
      <p className={labelHidden ? 'ui-hidden' : 'ui-legend'} id={id}>
        {label}
      </p>
      <div className="ui-chips" role="group" aria-labelledby={id}>
        {options.map((option) => (
          <button
            key={option.value}
            className="ui-chip"
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
