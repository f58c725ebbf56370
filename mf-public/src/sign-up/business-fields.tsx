import { atField } from '@cyberharbour/shared-api/forms';
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
    <AbnField
      id={idOf('businessAbn')}
      error={atField('businessAbn', errors.businessAbn?.message)}
      register={register}
      control={control}
    />
  </>
);
