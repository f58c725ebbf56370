import { sentence } from '@cyberharbour/shared-api';
import { Button, Field, Row, Stack, TextInput } from '@cyberharbour/shared-ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { SessionEnded } from '../../sending/session-ended';

interface NameFormProps {
  /** What it is called so far, or could be. */
  name: string;
  button: string;
  busy: boolean;
  error: Error | null;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

const longest = 60;

/** Gives a passkey or an app a name that its member knows it by. */
export function NameForm({ name, button, busy, error, onSubmit, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setMissing(typed.trim() === '');
    if (typed.trim() !== '' && !busy) onSubmit(typed.trim());
  }
  const failure = isMissing ? 'Give it a name.' : error ? sentence(error, 'Update failed.') : undefined;
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <SessionEnded error={error} isSaved={false} />
        <Field label="Name" hint="What you know it by: “My phone”, “Key on my ring”." error={failure}>
          <TextInput
            ref={field}
            maxLength={longest}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Row>
          <Button type="submit" busy={busy}>
            {button}
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
