import { intoForm, useForgotPassword } from '@cyberharbour/shared-api';
import { PasswordResetRequest } from '@cyberharbour/shared-api/contract';
import { BackLink, Button, ErrorSummary, failuresOf, Field, Stack, TextInput } from '@cyberharbour/shared-ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useIds } from '../form/use-ids';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';

function ForgotPasswordForm() {
  const asking = useForgotPassword();
  const navigate = useNavigate();
  const idOf = useIds();
  const { register, handleSubmit, setError, formState } = useForm<PasswordResetRequest>({
    resolver: standardSchemaResolver(PasswordResetRequest),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const { errors } = formState;
  const submit = handleSubmit((request) =>
    asking.mutate(request, {
      // The e-mail goes along in the tab's own history, never in an address.
      onSuccess: () => void navigate('/reset-password', { state: request }),
      onError: (error) => intoForm(error, 'Failed to send OTP.', setError),
    }),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <ErrorSummary errors={failuresOf(errors, idOf)} />
        <Field id={idOf('email')} label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" placeholder="you@example.com.au" {...register('email')} />
        </Field>
        <Button type="submit" size="lg" busy={asking.isPending}>
          {asking.isPending ? 'Sending' : 'Send reset code'}
        </Button>
      </Stack>
    </form>
  );
}

export const Component = () => (
  <SignInLayout title="Forgot your password?" lede="Tell us your email. If there is an account, we send six digits that let you choose a new password.">
    <ForgotPasswordForm />
    <BackLink href="/login">← Back to Login</BackLink>
  </SignInLayout>
);
