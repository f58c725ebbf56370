import { abnDoubt } from '@cyberharbour/shared-api/contract';
import { Field, TextInput } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import type { SignUpFields } from './sign-up-fields';

interface AbnFieldProps {
  id: string;
  error: string | undefined;
  register: UseFormRegister<SignUpFields>;
  control: Control<SignUpFields>;
}

export function AbnField({ id, error, register, control }: AbnFieldProps) {
  const abn = useWatch({ control, name: 'businessAbn' });
  const [left, setLeft] = useState(false);
  return (
    <Field id={id} label="ABN" hint="Eleven digits." error={error} doubt={(left && abnDoubt(abn)) || ''}>
      <TextInput inputMode="numeric" autoComplete="off" {...register('businessAbn', { onBlur: () => setLeft(true) })} />
    </Field>
  );
}
