import { Button, Icon, TextInput, type TextInputProps } from '@cyberharbour/shared-ui';
import { useState } from 'react';

export interface PasswordInputProps extends TextInputProps {
  /** The name of the button, pressed or not. */
  showLabel?: string;
}

/** A password that can be looked at while it is typed. */
export function PasswordInput({ showLabel = 'Show', ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="ui-inline">
      <TextInput autoCapitalize="none" spellCheck={false} {...rest} type={shown ? 'text' : 'password'} />
      <Button
        tone="quiet"
        aria-pressed={shown}
        aria-controls={rest.id}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
      >
        <Icon name="eye" /> {showLabel}
      </Button>
    </div>
  );
}
