import { PasswordChange, type User } from '@cyberharbour/shared-api/contract';
import { atField, formResolver } from '@cyberharbour/shared-api/forms';
import { useChangePassword } from '@cyberharbour/shared-api/security';
import { Button, Field, Notice, SaveBar, Stack, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary, failuresOf } from '@cyberharbour/shared-ui/error-summary';
import { useFieldIds } from '@cyberharbour/shared-ui/field-ids';
import { PasswordInput } from '@cyberharbour/shared-ui/password-input';
import { PasswordStrength } from '@cyberharbour/shared-ui/password-strength';
import { useForm, useWatch } from 'react-hook-form';
import { NotReached } from '../../sending/not-reached';
import { failInto, SessionEnded } from '../../sending/session-ended';
import { SecuritySection } from '../security-section';

const empty: PasswordChange = { currentPassword: '', newPassword: '' };

/** Nothing of it becomes a draft: a password is stored on no device. */
export function ChangePassword({ user }: { user: User }) {
  const changing = useChangePassword();
  const idOf = useFieldIds();
  const form = useForm<PasswordChange>({
    resolver: formResolver(PasswordChange),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const { register, control, handleSubmit, setError, reset, formState } = form;
  const { errors } = formState;
  const newPassword = useWatch({ control, name: 'newPassword' });
  const submit = handleSubmit((change) =>
    changing.mutate(change, {
      onSuccess: () => reset(empty),
      onError: (error) => failInto(error, 'Failed to change the password.', setError),
    }),
  );
  return (
    <SecuritySection
      title="Password"
      lede="With a new password every other device is signed out. This one stays signed in."
    >
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <SessionEnded error={changing.error} isSaved={false} />
          <NotReached error={changing.error} isSaved={false} />
          <ErrorSummary errors={failuresOf(errors, idOf)} />
          {/* For password managers: whose password it is. */}
          <TextInput type="email" autoComplete="username" value={user.email} readOnly hidden />
          <Field
            id={idOf('currentPassword')}
            label="Current password"
            error={atField('currentPassword', errors.currentPassword?.message)}
          >
            <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
          </Field>
          <Field
            id={idOf('newPassword')}
            label="New password"
            hint="At least 6 characters."
            error={atField('newPassword', errors.newPassword?.message)}
          >
            <PasswordInput autoComplete="new-password" {...register('newPassword')} />
          </Field>
          <PasswordStrength password={newPassword} />
          {changing.isSuccess && !formState.isDirty ? (
            <Notice tone="success" icon="tick" role="status">
              <p>Password changed. Every other device is signed out.</p>
            </Notice>
          ) : null}
          <SaveBar>
            <span />
            <Button type="submit" busy={changing.isPending}>
              {changing.isPending ? 'Saving' : 'Change password'}
            </Button>
          </SaveBar>
        </Stack>
      </form>
    </SecuritySection>
  );
}
