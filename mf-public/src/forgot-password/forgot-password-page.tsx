import { intoForm } from '@cyberharbour/shared-api';
import { useForgotPassword } from '@cyberharbour/shared-api/password-reset';
import { PasswordResetRequest } from '@cyberharbour/shared-api/contract';
import { formResolver } from '@cyberharbour/shared-api/forms';
import { BackLink, Field, Stack, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary, failuresOf } from '@cyberharbour/shared-ui/error-summary';
import { useFieldIds } from '@cyberharbour/shared-ui/field-ids';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { SubmitRow } from '../form/submit-row';
import { usePause } from '../form/use-pause';
import { useSavedFields } from '../form/use-saved-fields';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';

function ForgotPasswordForm() {
  const asking = useForgotPassword();
  const navigate = useNavigate();
  const idOf = useFieldIds();
  const [left, wait] = usePause();
  const form = useForm<PasswordResetRequest>({
    resolver: formResolver(PasswordResetRequest),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const forget = useSavedFields('forgot', form, ['email']);
  const submit = handleSubmit((request) =>
    asking.mutate(request, {
      onSuccess: () => {
        forget();
        // The e-mail goes along in the tab's own history, never in an address.
        void navigate('/reset-password', { state: request });
      },
      onError: (error) => {
        wait(error);
        intoForm(error, 'Failed to send OTP.', setError);
      },
    }),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <ErrorSummary errors={failuresOf(errors, idOf)} />
        <Field id={idOf('email')} label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" placeholder="you@example.com.au" {...register('email')} />
        </Field>
        <SubmitRow busy={asking.isPending} left={left}>
          {asking.isPending ? 'Sending' : 'Send reset code'}
        </SubmitRow>
      </Stack>
    </form>
  );
}

export const Component = () => (
  <SignInLayout
    title="Forgot your password?"
    lede="Tell us your email. If there is an account, we send six digits that let you choose a new password."
  >
    <ForgotPasswordForm />
    <Stack>
      <BackLink href="/recover-account">I cannot read that email any more</BackLink>
      <BackLink href="/login">← Back to Login</BackLink>
    </Stack>
  </SignInLayout>
);
