import { Field, type TextInputProps } from '@cyberharbour/shared-ui';
import { PasswordInput } from '@cyberharbour/shared-ui/password-input';
import { PasswordStrength } from '@cyberharbour/shared-ui/password-strength';
import { weakness } from './weakness';

interface NewPasswordProps {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  /** What is typed so far. */
  password: string;
  field: TextInputProps;
}

const fair = 'Fair. A word more makes it strong.';
const strong = 'Strong. Long is what counts.';

/** A password that is being chosen, and how long it would hold. */
export const NewPassword = ({ id, label, hint, error, password, field }: NewPasswordProps) => (
  <div className="pub-new-password">
    <Field id={id} label={label} hint={hint} error={error}>
      <PasswordInput autoComplete="new-password" {...field} />
    </Field>
    <PasswordStrength password={password} words={{ weak: weakness(password), fair, strong }} />
  </div>
);
