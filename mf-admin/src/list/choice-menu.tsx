import { Icon } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { RowMenu } from './row-menu';

interface ChoiceMenuProps<Value extends string> {
  /** What it does, for screen readers: `Update the status of Spot the phish`. */
  label: string;
  /** How it is now, as the row shows it. */
  shown: ReactNode;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  busy: boolean;
  /** Cannot be changed: it is shown, and no menu. */
  locked?: boolean;
  onChange: (value: Value) => void;
}

/** What a row can be set to. A choice counts at once: it can be undone. */
export const ChoiceMenu = <Value extends string>({
  label,
  shown,
  options,
  value,
  busy,
  locked = false,
  onChange,
}: ChoiceMenuProps<Value>) =>
  locked ? (
    <span className="adm-locked">{shown}</span>
  ) : (
    <RowMenu
      label={`${label}: `}
      shown={
        <>
          {shown} <Icon name="down" />
        </>
      }
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={busy}
          onClick={() => (option.value === value ? undefined : onChange(option.value))}
        >
          {option.label}
          {option.value === value ? <Icon name="tick" /> : null}
        </button>
      ))}
    </RowMenu>
  );
