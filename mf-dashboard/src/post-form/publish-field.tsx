import { DateTimeInput, Field } from '@cyberharbour/shared-ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface PublishFieldProps {
  id: string;
  input: UseFormRegisterReturn;
  error: string | undefined;
}

/** As `Australia/Sydney`, with spaces for a person: what the device says of where it is. */
const zone = () => new Intl.DateTimeFormat('en-AU').resolvedOptions().timeZone.replaceAll('_', ' ');

/** When the post goes live, once a moderator has approved it. */
export const PublishField = ({ id, input, error }: PublishFieldProps) => (
  <Field
    id={id}
    label="Publish at (optional)"
    hint={`In your own time zone, ${zone()}, and within the next year. Empty: as soon as a moderator has approved it.`}
    error={error}
  >
    <DateTimeInput {...input} />
  </Field>
);
