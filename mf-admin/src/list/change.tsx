import { Button, Field, Select } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import './change.css';

interface ChangeProps<Value extends string> {
  /** What it changes, for screen readers: `Status of Spot the phish`. */
  label: string;
  button: string;
  options: readonly { value: Value; label: string }[];
  /** What it is now; without one, everything is a change. A choice is forgotten once this is another one. */
  value?: Value | undefined;
  busy: boolean;
  /** Cannot be changed; why, stands beside. */
  locked?: boolean;
  onChange: (value: Value) => void;
}

/** A choice that counts only once its button is pressed. */
export function Change<Value extends string>({
  label,
  button,
  options,
  value,
  busy,
  locked = false,
  onChange,
}: ChangeProps<Value>) {
  const [chosen, setChosen] = useState<Value>();
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setChosen(undefined);
  }
  const current = chosen ?? value ?? options[0]?.value;
  return (
    <div className="adm-change">
      <Field label={<span className="ui-hidden">{label}</span>}>
        <Select
          value={current}
          disabled={locked}
          onChange={(event) => setChosen(options.find((option) => option.value === event.target.value)?.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        tone="quiet"
        busy={busy}
        disabled={locked}
        // Not `disabled`: once it is changed, the focus stays here.
        aria-disabled={current === value}
        aria-label={`${button}: ${label}`}
        onClick={() => (current === undefined ? undefined : onChange(current))}
      >
        {button}
      </Button>
    </div>
  );
}
