import { Field, TextInput } from '@cyberharbour/shared-ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { SignUpFields } from './read-sign-up';

interface BusinessFieldsProps {
  register: UseFormRegister<SignUpFields>;
  errors: FieldErrors<SignUpFields>;
  idOf: (name: string) => string;
}

export const BusinessFields = ({ register, errors, idOf }: BusinessFieldsProps) => (
  <>
    <Field id={idOf('businessName')} label="Business name" error={errors.businessName?.message}>
      <TextInput autoComplete="organization" {...register('businessName')} />
    </Field>
    <Field id={idOf('businessAddress')} label="Business address" error={errors.businessAddress?.message}>
      <TextInput autoComplete="street-address" {...register('businessAddress')} />
    </Field>
    <Field id={idOf('businessAbn')} label="ABN" hint="Eleven digits." error={errors.businessAbn?.message}>
      <TextInput inputMode="numeric" autoComplete="off" {...register('businessAbn')} />
    </Field>
  </>
);
