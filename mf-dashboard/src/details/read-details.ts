import { AccountUpdate, type User } from '@cyberharbour/shared-api/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** What the form holds; the business fields count only for a business. */
export interface DetailsFields {
  name: string;
  email: string;
  role: User['role'];
  businessName: string;
  businessAddress: string;
  businessAbn: string;
}

export const fieldsOf = ({ name, email, role, businessName, businessAddress, businessAbn }: User): DetailsFields => ({
  name,
  email,
  role,
  businessName: businessName ?? '',
  businessAddress: businessAddress ?? '',
  businessAbn: businessAbn ?? '',
});

export function updateOf({ name, email, role, ...business }: DetailsFields): AccountUpdate {
  return role === 'business' ? { name, email, role, ...business } : { name, email, role };
}

/** The contract's rules, at the fields they belong to. */
export const readDetails: Resolver<DetailsFields> = (fields) => {
  const errors: FieldErrors<DetailsFields> = {};
  for (const { path, message } of AccountUpdate.safeParse(updateOf(fields)).error?.issues ?? []) {
    errors[String(path[0]) as keyof DetailsFields] ??= { type: 'rule', message };
  }
  return Object.keys(errors).length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
};
