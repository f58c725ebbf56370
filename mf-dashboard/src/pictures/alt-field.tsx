import { limits } from '@cyberharbour/shared-api/contract';
import { Field, TextInput } from '@cyberharbour/shared-ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface AltFieldProps {
  id: string;
  input: UseFormRegisterReturn;
  error: string | undefined;
}

/** The picture in words. */
export const AltField = ({ id, input, error }: AltFieldProps) => (
  <Field
    id={id}
    label="What the picture shows (optional)"
    hint={`For people who cannot see it, in at most ${limits.imageAlt} characters.`}
    error={error}
  >
    <TextInput {...input} />
  </Field>
);
