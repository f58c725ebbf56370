import { Field, TextInput } from '@cyberharbour/shared-ui';
import { CodeInput } from '@cyberharbour/shared-ui/code-input';
import { PasswordInput } from '@cyberharbour/shared-ui/password-input';
import { useEffect, useRef } from 'react';

export type ProofKind = 'password' | 'code' | 'recovery';

interface ProofFieldProps {
  kind: ProofKind;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Takes the focus: it is the one thing that is asked. */
export function ProofField({ kind, value, onChange, error }: ProofFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const type = ({ target }: { target: HTMLInputElement }) => onChange(target.value);
  return (
    <div ref={place}>
      {kind === 'code' ? (
        <CodeInput
          label="Code from your app"
          hint="Six digits. They change every 30 seconds."
          value={value}
          onChange={onChange}
          error={error}
        />
      ) : (
        <Field label={kind === 'password' ? 'Your password' : 'Recovery code'} error={error}>
          {kind === 'password' ? (
            <PasswordInput autoComplete="current-password" value={value} onChange={type} />
          ) : (
            <TextInput autoComplete="off" spellCheck={false} value={value} onChange={type} />
          )}
        </Field>
      )}
    </div>
  );
}
