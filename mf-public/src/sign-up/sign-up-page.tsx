import { intoForm } from '@cyberharbour/shared-api';
import { atField } from '@cyberharbour/shared-api/forms';
import { useRegister } from '@cyberharbour/shared-api/sign-up';
import { Checkbox, Field, Link, Note, Stack, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary, failuresOf } from '@cyberharbour/shared-ui/error-summary';
import { useFieldIds } from '@cyberharbour/shared-ui/field-ids';
import { PasswordInput } from '@cyberharbour/shared-ui/password-input';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { NewPassword } from '../form/new-password';
import { SubmitRow } from '../form/submit-row';
import { usePause } from '../form/use-pause';
import { useSavedFields } from '../form/use-saved-fields';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';
import { BusinessFields } from './business-fields';
import { signUpResolver, registrationOf, type SignUpFields } from './sign-up-fields';

const empty: SignUpFields = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  isBusiness: false,
  businessName: '',
  businessAddress: '',
  businessAbn: '',
};
const savedNames = ['name', 'email', 'isBusiness', 'businessName', 'businessAddress', 'businessAbn'] as const;

function SignUpForm() {
  const registering = useRegister();
  const navigate = useNavigate();
  const idOf = useFieldIds();
  const [left, wait] = usePause();
  const form = useForm({ resolver: signUpResolver, defaultValues: empty, shouldFocusError: false });
  const { register, handleSubmit, setError, control, formState } = form;
  const { errors } = formState;
  const [isBusiness, password] = useWatch({ control, name: ['isBusiness', 'password'] });
  const forget = useSavedFields('signup', form, savedNames);
  const submit = handleSubmit((fields) =>
    registering.mutate(registrationOf(fields), {
      onSuccess: () => {
        forget();
        void navigate('/verify-otp', { replace: true });
      },
      onError: (error) => {
        wait(error);
        intoForm(error, 'Signup failed.', setError);
      },
    }),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <ErrorSummary errors={failuresOf(errors, idOf)} />
        <Field id={idOf('name')} label="Name" error={atField('name', errors.name?.message)}>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <Field
          id={idOf('email')}
          label="Email"
          hint="We send a code there to make sure that it is yours."
          error={atField('email', errors.email?.message)}
        >
          <TextInput type="email" autoComplete="username" placeholder="you@example.com.au" {...register('email')} />
        </Field>
        <NewPassword
          id={idOf('password')}
          label="Password"
          hint="At least 6 characters. Three ordinary words are stronger than one clever one."
          error={atField('password', errors.password?.message)}
          password={password}
          field={register('password')}
        />
        <Field
          id={idOf('confirmPassword')}
          label="Confirm password"
          error={atField('confirmPassword', errors.confirmPassword?.message)}
        >
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Checkbox label="Register as a business" {...register('isBusiness')} />
        {isBusiness ? <BusinessFields register={register} control={control} errors={errors} idOf={idOf} /> : null}
        <SubmitRow busy={registering.isPending} left={left}>
          {registering.isPending ? 'Creating your account' : 'Create account'}
        </SubmitRow>
      </Stack>
    </form>
  );
}

export const Component = () => (
  <SignInLayout title="Come aboard" lede="Your name, your email and a code we send you. Two minutes.">
    <SignUpForm />
    <Note>
      Here before? <Link href="/login">Login</Link>
    </Note>
  </SignInLayout>
);
