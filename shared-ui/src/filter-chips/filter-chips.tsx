import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { isPlainPress, Link } from '../link';
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
  /** The address of the list that a value narrows it to: the chips are links then, which need no script. */
  hrefOf?: ((value: Value) => string) | undefined;
}

interface ChipProps<Value extends string> extends Pick<FilterChipsProps<Value>, 'onChange' | 'hrefOf'> {
  option: FilterOption<Value>;
  chosen: boolean;
}

function Chip<Value extends string>({ option: { value, label }, chosen, onChange, hrefOf }: ChipProps<Value>) {
  if (!hrefOf)
    return (
      <button className="ui-chip" type="button" aria-pressed={chosen} onClick={() => onChange(value)}>
        {label}
      </button>
    );
  const choose = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onChange(value);
  };
  return (
    <Link className="ui-chip" href={hrefOf(value)} aria-current={chosen || undefined} onClick={choose}>
      {label}
    </Link>
  );
}

/** Narrows a list to one kind. */
export function FilterChips<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  hrefOf,
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
          <Chip
            key={option.value}
            option={option}
            chosen={option.value === value}
            onChange={onChange}
            hrefOf={hrefOf}
          />
        ))}
      </div>
    </div>
  );
}
