import type { Draft } from '@cyberharbour/shared-api/drafts';
import { abnDoubt, type User } from '@cyberharbour/shared-api/contract';
import { Button, Field, Notice, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary, failuresOf } from '@cyberharbour/shared-ui/error-summary';
import { useFieldIds } from '@cyberharbour/shared-ui/field-ids';
import { Prompt } from '@cyberharbour/shared-ui/prompt';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { FormFrame } from '../form-frame/form-frame';
import { failInto } from '../sending/session-ended';
import { useDraftForm } from '../drafts/use-draft-form';
import { fieldsOf, detailsResolver, type DetailsFields } from './details-fields';
import type { Saving } from './use-saving';

interface DetailsFormProps {
  user: User;
  draft: Draft;
  saving: Saving;
}

export function DetailsForm({ user, draft, saving }: DetailsFormProps) {
  const idOf = useFieldIds();
  const converting = useLocation().hash === '#business' && user.role === 'general';
  const stored: DetailsFields = { ...fieldsOf(user), ...(converting && { role: 'business' }) };
  const draftForm = useDraftForm({ draft, stored, base: user.role, resolver: detailsResolver });
  const { register, handleSubmit, setError, setFocus, setValue, control, formState } = draftForm.form;
  const { errors } = formState;
  const [role, email, abn] = useWatch({ control, name: ['role', 'email', 'businessAbn'] });
  const [leftAbn, setLeftAbn] = useState(false);
  const isBusiness = role === 'business';
  const emailChanges = email !== user.email;
  const convert = () => {
    // Drawn at once: the button that was pressed goes, and the focus goes on to what it revealed.
    flushSync(() => setValue('role', 'business'));
    setFocus('businessName');
  };
  // By its promise: a form that became a business's is drawn anew, and a callback of the old one would not be called.
  const submit = handleSubmit((fields) =>
    saving.save({ fields, isUnsaved: draftForm.isUnsaved() }).then(
      () => draftForm.done(fields),
      (error: unknown) => failInto(error, 'Update failed.', setError),
    ),
  );
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
      <ErrorSummary errors={failuresOf(errors, idOf)} />
      <Field id={idOf('name')} label="Name" error={errors.name?.message}>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field
        id={idOf('email')}
        label="Email"
        hint={emailChanges ? 'A new email has to be verified again.' : undefined}
        error={errors.email?.message}
      >
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      {isBusiness ? (
        <>
          <Field id={idOf('businessName')} label="Business name" error={errors.businessName?.message}>
            <TextInput autoComplete="organization" {...register('businessName')} />
          </Field>
          <Field id={idOf('businessAddress')} label="Business address" error={errors.businessAddress?.message}>
            <TextInput autoComplete="street-address" {...register('businessAddress')} />
          </Field>
          <Field
            id={idOf('businessAbn')}
            label="ABN"
            hint="Eleven digits."
            error={errors.businessAbn?.message}
            doubt={(leftAbn && abnDoubt(abn)) || ''}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              {...register('businessAbn', { onBlur: () => setLeftAbn(true) })}
            />
          </Field>
        </>
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
