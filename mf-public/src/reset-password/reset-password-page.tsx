import { intoForm } from '@cyberharbour/shared-api';
import { useResetPassword } from '@cyberharbour/shared-api/password-reset';
import { PasswordReset } from '@cyberharbour/shared-api/contract';
import { atField, formResolver } from '@cyberharbour/shared-api/forms';
import { BackLink, Field, Stack, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary, failuresOf } from '@cyberharbour/shared-ui/error-summary';
import { CodeInput } from '@cyberharbour/shared-ui/code-input';
import { useFieldIds } from '@cyberharbour/shared-ui/field-ids';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { NewPassword } from '../form/new-password';
import { SubmitRow } from '../form/submit-row';
import { usePause } from '../form/use-pause';
import { useSavedFields } from '../form/use-saved-fields';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';

const emailOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';

function ResetPasswordForm() {
  const resetting = useResetPassword();
  const navigate = useNavigate();
  const idOf = useFieldIds();
  const [left, wait] = usePause();
  const form = useForm<PasswordReset>({
    resolver: formResolver(PasswordReset),
    defaultValues: { email: emailOf(useLocation().state), otp: '', newPassword: '' },
    shouldFocusError: false,
  });
  const { register, control, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const password = useWatch({ control, name: 'newPassword' });
  const forget = useSavedFields('reset', form, ['email']);
  const submit = handleSubmit((reset) =>
    resetting.mutate(reset, {
      onSuccess: () => {
        forget();
        void navigate('/login', { replace: true });
      },
      onError: (error) => {
        wait(error);
        intoForm(error, 'Reset failed', setError);
      },
    }),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <ErrorSummary errors={failuresOf(errors, idOf)} />
        <Field id={idOf('email')} label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Controller
          control={control}
          name="otp"
          render={({ field }) => (
            <CodeInput
              id={idOf('otp')}
              name="otp"
              label="Your code"
              hint="You can paste the whole code in any box."
              value={field.value}
              onChange={field.onChange}
              error={errors.otp?.message}
            />
          )}
        />
        <NewPassword
          id={idOf('newPassword')}
          label="New password"
          hint="At least 6 characters."
          error={atField('newPassword', errors.newPassword?.message)}
          password={password}
          field={register('newPassword')}
        />
        <SubmitRow busy={resetting.isPending} left={left}>
          {resetting.isPending ? 'Saving' : 'Reset password'}
        </SubmitRow>
      </Stack>
    </form>
  );
}

export const Component = () => (
  <SignInLayout title="Choose a new password" lede="Type the six digits from our email. They last ten minutes.">
    <ResetPasswordForm />
    <BackLink href="/forgot-password">Send another code</BackLink>
  </SignInLayout>
);
