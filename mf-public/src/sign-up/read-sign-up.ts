import { Registration } from '@cyberharbour/shared-api/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** What the form holds; the server gets a `Registration` of it. */
export interface SignUpFields {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  isBusiness: boolean;
  businessName: string;
  businessAddress: string;
  businessAbn: string;
}

const required = 'Please fill in all required fields.';
const mismatch = 'Passwords do not match.';

/** A general member sends no business fields. */
export function registrationOf({
  name,
  email,
  password,
  isBusiness,
  businessName,
  businessAddress,
  businessAbn,
}: SignUpFields): Registration {
  const account = { name, email, password };
  return isBusiness
    ? { ...account, role: 'business', businessName, businessAddress, businessAbn }
    : { ...account, role: 'general' };
}

const order: (keyof SignUpFields)[] = [
  'name',
  'email',
  'password',
  'confirmPassword',
  'businessName',
  'businessAddress',
  'businessAbn',
];

/** The contract's rules, and the second password. */
export const readSignUp: Resolver<SignUpFields> = (fields) => {
  const found = new Map<string, string>();
  for (const { path, message } of Registration.safeParse(registrationOf(fields)).error?.issues ?? []) {
    const name = String(path[0]);
    if (!found.has(name)) found.set(name, message);
  }
  if (!fields.confirmPassword) found.set('confirmPassword', required);
  else if (fields.confirmPassword !== fields.password) found.set('confirmPassword', mismatch);
  const errors: FieldErrors<SignUpFields> = {};
  for (const name of order) {
    const message = found.get(name);
    if (message !== undefined) errors[name] = { type: 'rule', message };
  }
  return found.size === 0 ? { values: fields, errors: {} } : { values: {}, errors };
};
