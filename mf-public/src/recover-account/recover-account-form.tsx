import { intoForm } from '@cyberharbour/shared-api';
import { useRequestRecovery } from '@cyberharbour/shared-api/account-recovery';
import { limits, RecoveryRequest } from '@cyberharbour/shared-api/contract';
import { formResolver } from '@cyberharbour/shared-api/forms';
import { Checkbox, Field, Note, Stack, TextArea, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary, failuresOf } from '@cyberharbour/shared-ui/error-summary';
import { useFieldIds } from '@cyberharbour/shared-ui/field-ids';
import { PasswordInput } from '@cyberharbour/shared-ui/password-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitRow } from '../form/submit-row';
import { usePause } from '../form/use-pause';
import { useSavedFields } from '../form/use-saved-fields';

/** What proves the account is optional: without two right proofs an administrator decides. */
export function RecoverAccountForm({ onSent }: { onSent: (newEmail: string) => void }) {
  const asking = useRequestRecovery();
  const idOf = useFieldIds();
  const [left, wait] = usePause();
  const [isLost, setLost] = useState(false);
  const form = useForm<RecoveryRequest>({
    resolver: formResolver(RecoveryRequest),
    defaultValues: { email: '', newEmail: '', password: '', code: '', recoveryCode: '', message: '' },
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const forget = useSavedFields('recover', form, ['email', 'newEmail', 'message']);
  const submit = handleSubmit((fields) =>
    asking.mutate(
      { ...fields, secondStep: isLost ? 'lost' : 'have' },
      {
        onSuccess: () => {
          forget();
          onSent(fields.newEmail);
        },
        onError: (error) => {
          wait(error);
          intoForm(error, 'Please try again.', setError);
        },
      },
    ),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <ErrorSummary errors={failuresOf(errors, idOf)} />
        <Field id={idOf('email')} label="Email of your account" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field
          id={idOf('newEmail')}
          label="Email that you can read now"
          hint="The same one, where you lost only your second steps."
          error={errors.newEmail?.message}
        >
          <TextInput type="email" autoComplete="email" {...register('newEmail')} />
        </Field>
        <Checkbox
          name="secondStep"
          value="lost"
          label="I lost my phone, my passkeys and my recovery codes too"
          checked={isLost}
          onChange={(event) => setLost(event.target.checked)}
        />
        <Note>
          Two of the next three, both right, and you need nobody: seven days later the account has your new email.
        </Note>
        <Field id={idOf('password')} label="Password (optional)" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Field id={idOf('code')} label="Code of your app (optional)" error={errors.code?.message}>
          <TextInput inputMode="numeric" autoComplete="one-time-code" {...register('code')} />
        </Field>
        <Field id={idOf('recoveryCode')} label="A recovery code (optional)" error={errors.recoveryCode?.message}>
          <TextInput autoComplete="off" {...register('recoveryCode')} />
        </Field>
        <Field
          id={idOf('message')}
          label="How can we make sure that it is you? (optional)"
          hint="Without two proofs an administrator reads this. A phone number, when to ring, what only you know. No password."
          error={errors.message?.message}
        >
          <TextArea size="sm" rows={3} limit={limits.reason} {...register('message')} />
        </Field>
        <SubmitRow busy={asking.isPending} left={left}>
          {asking.isPending ? 'Sending' : 'Ask for my account'}
        </SubmitRow>
      </Stack>
    </form>
  );
}
