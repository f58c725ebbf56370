import { Registration } from '@cyberharbour/shared-api/contract';
import { formResolver } from '@cyberharbour/shared-api/forms';

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

/** The contract's rules, and the second password. */
export const signUpResolver = formResolver<SignUpFields>(Registration, {
  bodyOf: registrationOf,
  check: ({ password, confirmPassword }) => ({
    confirmPassword: confirmPassword ? (confirmPassword === password ? undefined : mismatch) : required,
  }),
});
