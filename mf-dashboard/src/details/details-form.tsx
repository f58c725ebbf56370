import type { Draft } from '@cyberharbour/shared-api/drafts';
import { abnDoubt, type User } from '@cyberharbour/shared-api/contract';
import { atField } from '@cyberharbour/shared-api/forms';
import { Button, Field, Notice, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary, failuresOf } from '@cyberharbour/shared-ui/error-summary';
import { useFieldIds } from '@cyberharbour/shared-ui/field-ids';
import { PasswordInput } from '@cyberharbour/shared-ui/password-input';
import { Prompt } from '@cyberharbour/shared-ui/prompt';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { FormFrame } from '../form-frame/form-frame';
import { failInto } from '../sending/session-ended';
import { useDraftForm } from '../drafts/use-draft-form';
import { DetailsSection } from './details-section';
import { fieldsOf, detailsResolver, type DetailsFields, type UpdateFields } from './details-fields';
import type { Saving } from './use-saving';

interface DetailsFormProps {
  user: User;
  draft: Draft;
  saving: Saving;
}

const passwordMissing = 'Enter your current password to change your email.';

export function DetailsForm({ user, draft, saving }: DetailsFormProps) {
  const idOf = useFieldIds();
  const converting = useLocation().hash === '#business' && user.role === 'general';
  const stored: DetailsFields = { ...fieldsOf(user), ...(converting && { role: 'business' }) };
  const draftForm = useDraftForm({ draft, stored, base: user.role, resolver: detailsResolver });
  const { register, handleSubmit, setError, setFocus, setValue, control, formState } = draftForm.form;
  const { errors } = formState;
  const [role, email, abn] = useWatch({ control, name: ['role', 'email', 'businessAbn'] });
  const [leftAbn, setLeftAbn] = useState(false);
  const [currentPassword, setCurrentPassword] = useState('');
  const [passwordError, setPasswordError] = useState('');
  const isBusiness = role === 'business';
  const emailChanges = email.trim().toLowerCase() !== user.email;
  const convert = () => {
    // Drawn at once: the button that was pressed goes, and the focus goes on to what it revealed.
    flushSync(() => setValue('role', 'business'));
    setFocus('businessName');
  };
  // By its promise: a form that became a business's is drawn anew, and a callback of the old one would not be called.
  const submit = handleSubmit(async (fields) => {
    const isMissing = emailChanges && currentPassword === '';
    setPasswordError(isMissing ? passwordMissing : '');
    if (isMissing) return;
    const sent = { ...fields, ...(emailChanges && { currentPassword }) };
    try {
      await saving.save({ fields: sent, isUnsaved: draftForm.isUnsaved() });
    } catch (error) {
      failInto(error, 'Update failed.', (name: keyof UpdateFields, failure) =>
        name === 'currentPassword' ? setPasswordError(failure.message) : setError(name, failure),
      );
      return;
    }
    // The new address waits beside the form; the account has the old one until then.
    setCurrentPassword('');
    setValue('email', user.email);
    draftForm.done({ ...fields, email: user.email });
  });
  return (
    <FormFrame
      draftForm={draftForm}
      first="name"
      onSubmit={submit}
      error={saving.error}
      end={
        <>
          <span className="ui-note">
            {isBusiness && user.role === 'general'
              ? 'Saving makes this a business account. That cannot be turned back.'
              : ''}
          </span>
          <Button type="submit" busy={saving.isPending}>
            {saving.isPending ? 'Saving' : 'Save details'}
          </Button>
        </>
      }
    >
      <ErrorSummary
        errors={[
          ...failuresOf(errors, idOf),
          ...(passwordError ? [{ id: idOf('currentPassword'), message: passwordError }] : []),
        ]}
      />
      <DetailsSection title="Your name" lede="Beside everything you post.">
        <Field id={idOf('name')} label="Name" error={atField('name', errors.name?.message)}>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
      </DetailsSection>
      <DetailsSection title="Your email" lede="You sign in with it. Only you and our moderators see it.">
        <Field
          id={idOf('email')}
          label="Email"
          hint={
            emailChanges ? 'A new email has to be verified again. Until then you sign in with the old one.' : undefined
          }
          error={atField('email', errors.email?.message)}
        >
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        {emailChanges ? (
          <Field
            id={idOf('currentPassword')}
            label="Current password"
            hint="So that nobody else changes your email."
            error={passwordError || undefined}
          >
            <PasswordInput
              autoComplete="current-password"
              value={currentPassword}
              onChange={(event) => setCurrentPassword(event.target.value)}
            />
          </Field>
        ) : null}
      </DetailsSection>
      {isBusiness ? (
        <DetailsSection title="Your business" lede="Your campaigns carry its name.">
          <Field
            id={idOf('businessName')}
            label="Business name"
            error={atField('businessName', errors.businessName?.message)}
          >
            <TextInput autoComplete="organization" {...register('businessName')} />
          </Field>
          <Field
            id={idOf('businessAddress')}
            label="Business address"
            error={atField('businessAddress', errors.businessAddress?.message)}
          >
            <TextInput autoComplete="street-address" {...register('businessAddress')} />
          </Field>
          <Field
            id={idOf('businessAbn')}
            label="ABN"
            hint="Eleven digits."
            error={atField('businessAbn', errors.businessAbn?.message)}
            doubt={(leftAbn && abnDoubt(abn)) || ''}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              {...register('businessAbn', { onBlur: () => setLeftAbn(true) })}
            />
          </Field>
        </DetailsSection>
      ) : null}
      {user.role === 'general' && !isBusiness ? (
        <Prompt
          title="Want to post campaigns?"
          action={
            <Button tone="beacon" onClick={convert}>
              Convert to Business
            </Button>
          }
        >
          Add your business name, address and ABN and your campaigns carry the business mark.
        </Prompt>
      ) : null}
      {saving.isSuccess ? (
        <Notice tone="success" icon="tick" role="status">
          <p>Details updated</p>
        </Notice>
      ) : null}
    </FormFrame>
  );
}
