import { intoForm, useLogin } from '@cyberharbour/shared-api';
import { Credentials } from '@cyberharbour/shared-api/contract';
import { formResolver } from '@cyberharbour/shared-api/forms';
import { needsSecondStep } from '@cyberharbour/shared-api/login-steps';
import { BackLink, Checkbox, Field, Note, Notice, Row, Stack, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary, failuresOf } from '@cyberharbour/shared-ui/error-summary';
import { useFieldIds } from '@cyberharbour/shared-ui/field-ids';
import { PasswordInput } from '@cyberharbour/shared-ui/password-input';
import { useForm } from 'react-hook-form';
import { SubmitRow } from '../form/submit-row';
import { usePause } from '../form/use-pause';
import { useSavedFields } from '../form/use-saved-fields';
import { NextStep } from './next-step';
import { PasskeyButton } from './passkey-button';
import { useRememberMe } from './use-remember-me';

interface LoginFormProps {
  /** Why the login before did not come to its end; empty where there was none. */
  ended: string;
  onDone: () => void;
  /** The password was right, and the account has a second step. */
  onSecondStep: () => void;
}

export function LoginForm({ ended, onDone, onSecondStep }: LoginFormProps) {
  const login = useLogin();
  const idOf = useFieldIds();
  const [left, wait] = usePause();
  const form = useForm<Credentials>({
    resolver: formResolver(Credentials),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  useSavedFields('login', form, ['email']);
  const { box, keepEmail } = useRememberMe(form);
  const submit = handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: () => {
        keepEmail(credentials.email);
        onDone();
      },
      onError: (error) => {
        if (needsSecondStep(error)) {
          keepEmail(credentials.email);
          onSecondStep();
          return;
        }
        wait(error);
        intoForm(error, 'Login failed.', setError);
      },
    }),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        {ended && !login.error ? (
          <Notice tone="warn" role="alert">
            <p>{ended}</p>
          </Notice>
        ) : null}
        <ErrorSummary errors={failuresOf(errors, idOf)}>
          <NextStep error={errors.root ? login.error : null} />
        </ErrorSummary>
        <Field id={idOf('email')} label="Email" error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="username webauthn"
            placeholder="you@example.com.au"
            {...register('email')}
          />
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
        <PasskeyButton onDone={onDone} isOffered />
      </Stack>
    </form>
  );
}
