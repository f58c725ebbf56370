import { ApiFailure, sentence } from '@cyberharbour/shared-api';
import { useCompleteLogin } from '@cyberharbour/shared-api/login-steps';
import { Field, Stack, TextInput } from '@cyberharbour/shared-ui';
import { CodeInput } from '@cyberharbour/shared-ui/code-input';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { SubmitRow } from '../form/submit-row';
import { usePause } from '../form/use-pause';

export interface SecondStepProps {
  onDone: () => void;
  /** Back to email and password, with a sentence why, or none where the person wanted it. */
  onEnded: (why: string) => void;
}

interface SecondStepFormProps extends SecondStepProps {
  kind: 'code' | 'recovery';
}

const isOver = (error: unknown) => error instanceof ApiFailure && error.code === 'LOGIN_EXPIRED';
const isWhole = { code: (code: string) => /^\d{6}$/.test(code), recovery: (code: string) => code.trim() !== '' };
const missing = { code: 'Enter the six digits.', recovery: 'Enter one of your recovery codes.' };

/** A wrong code clears nothing. */
export function SecondStepForm({ kind, onDone, onEnded }: SecondStepFormProps) {
  const completing = useCompleteLogin();
  const [left, wait] = usePause();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  // The press that led here is gone from the screen: the focus goes on to what is asked.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setMissing(!isWhole[kind](code));
    if (!isWhole[kind](code) || completing.isPending || left > 0) return;
    completing.mutate(
      { code },
      {
        onSuccess: onDone,
        onError: (error) => {
          wait(error);
          if (isOver(error)) onEnded(sentence(error, 'Please log in again.'));
        },
      },
    );
  }
  const failed = completing.isError ? sentence(completing.error, 'Login failed.') : undefined;
  const failure = isMissing ? missing[kind] : failed;
  return (
    <form ref={form} method="post" action="/login/second-step" noValidate onSubmit={submit}>
      <Stack>
        {kind === 'recovery' ? (
          <Field
            label="Recovery code"
            hint="One of the ten that you printed or saved. Each works once."
            error={failure}
          >
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
        ) : (
          <CodeInput
            label="Code from your app"
            hint="Six digits. They change every 30 seconds."
            value={code}
            onChange={setCode}
            error={failure}
          />
        )}
        <SubmitRow busy={completing.isPending} left={left}>
          {completing.isPending ? 'Logging in' : 'Login'}
        </SubmitRow>
      </Stack>
    </form>
  );
}
