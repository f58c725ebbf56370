import { intoForm, useLogin } from '@cyberharbour/shared-api';
import { Credentials } from '@cyberharbour/shared-api/contract';
import { formResolver } from '@cyberharbour/shared-api/forms';
import { BackLink, Checkbox, Field, Link, Note, Notice, Row, Stack, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary, failuresOf } from '@cyberharbour/shared-ui/error-summary';
import { useFieldIds } from '@cyberharbour/shared-ui/field-ids';
import { PasswordInput } from '@cyberharbour/shared-ui/password-input';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SubmitRow } from '../form/submit-row';
import { usePause } from '../form/use-pause';
import { useSavedFields } from '../form/use-saved-fields';
import { HappeningNow } from '../help/happening-now';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';
import { landing } from './landing';
import { NextStep } from './next-step';
import { useRememberMe } from './use-remember-me';

function LoginForm() {
  const login = useLogin();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const idOf = useFieldIds();
  const [left, wait] = usePause();
  const form = useForm<Credentials>({
    resolver: formResolver(Credentials),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const forget = useSavedFields('login', form, ['email']);
  const { box, keepEmail } = useRememberMe(form);
  const submit = handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: () => {
        forget();
        keepEmail(credentials.email);
        void navigate(landing(search.get('from')), { replace: true });
      },
      onError: (error) => {
        wait(error);
        intoForm(error, 'Login failed.', setError);
      },
    }),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <ErrorSummary errors={failuresOf(errors, idOf)}>
          <NextStep error={errors.root ? login.error : null} />
        </ErrorSummary>
        <Field id={idOf('email')} label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" placeholder="you@example.com.au" {...register('email')} />
        </Field>
        <Field id={idOf('password')} label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Row className="pub-auth__row">
          <Checkbox ref={box} label="Remember me" aria-describedby={idOf('remember')} />
          <BackLink href="/forgot-password">Forgot your password?</BackLink>
        </Row>
        <Note id={idOf('remember')}>
          Remember me keeps your email in this browser for next time, never your password.
        </Note>
        <SubmitRow busy={login.isPending} left={left}>
          {login.isPending ? 'Logging in' : 'Login'}
        </SubmitRow>
      </Stack>
    </form>
  );
}

export const Component = () => (
  <SignInLayout title="Welcome back" lede="Good to see you.">
    <LoginForm />
    <Note>
      New here? <Link href="/signup">Create an account</Link>
    </Note>
    <HappeningNow />
    <Notice>
      <p>We never send links to log in. If an email asks you to, it is not from us.</p>
    </Notice>
  </SignInLayout>
);
