import { Button, Field, Select } from '@cyberharbour/shared-ui';
import { useState } from 'react';

interface ChangeProps<Value extends string> {
  /** What it changes, for screen readers: `Status of Spot the phish`. */
  label: string;
  button: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  busy: boolean;
  onChange: (value: Value) => void;
}

/** A choice that counts only once its button is pressed. */
export function Change<Value extends string>({ label, button, options, value, busy, onChange }: ChangeProps<Value>) {
  const [chosen, setChosen] = useState<Value>();
  const current = chosen ?? value;
  return (
    <div className="adm-change">
      <Field label={<span className="ui-hidden">{label}</span>}>
        <Select
          value={current}
          onChange={(event) => setChosen(options.find((option) => option.value === event.target.value)?.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
      <Button tone="quiet" busy={busy} disabled={current === value} aria-label={`${button}: ${label}`} onClick={() => onChange(current)}>
        {button}
      </Button>
    </div>
  );
}
