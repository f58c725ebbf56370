import { Field, TextInput } from '@cyberharbour/shared-ui';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { AbnField } from './abn-field';
import type { SignUpFields } from './sign-up-fields';

interface BusinessFieldsProps {
  register: UseFormRegister<SignUpFields>;
  control: Control<SignUpFields>;
  errors: FieldErrors<SignUpFields>;
  idOf: (name: string) => string;
}

export const BusinessFields = ({ register, control, errors, idOf }: BusinessFieldsProps) => (
  <>
    <Field id={idOf('businessName')} label="Business name" error={errors.businessName?.message}>
      <TextInput autoComplete="organization" {...register('businessName')} />
    </Field>
    <Field id={idOf('businessAddress')} label="Business address" error={errors.businessAddress?.message}>
      <TextInput autoComplete="street-address" {...register('businessAddress')} />
    </Field>
    <AbnField id={idOf('businessAbn')} error={errors.businessAbn?.message} register={register} control={control} />
  </>
);
