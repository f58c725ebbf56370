import { Field, Notice, TextInput } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import { isAbn } from './abn';
import type { SignUpFields } from './read-sign-up';

interface AbnFieldProps {
  id: string;
  error: string | undefined;
  register: UseFormRegister<SignUpFields>;
  control: Control<SignUpFields>;
}

/** A number that cannot be right is pointed out, never refused: the register knows better than a sum. */
export function AbnField({ id, error, register, control }: AbnFieldProps) {
  const abn = useWatch({ control, name: 'businessAbn' }).trim();
  const [left, setLeft] = useState(false);
  const doubtful = left && abn !== '' && !isAbn(abn);
  return (
    <div>
      <Field id={id} label="ABN" hint="Eleven digits." error={error}>
        <TextInput inputMode="numeric" autoComplete="off" {...register('businessAbn', { onBlur: () => setLeft(true) })} />
      </Field>
      <div role="status">
        {doubtful ? (
          <Notice tone="warn">
            <p>This does not look like an ABN: its check digits do not fit. Please look again. If it is right, go on.</p>
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
