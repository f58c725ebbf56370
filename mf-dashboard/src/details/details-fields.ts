import { AccountUpdate, type User } from '@cyberharbour/shared-api/contract';
import { formResolver } from '@cyberharbour/shared-api/forms';

/** What the form holds; the business fields count only for a business. */
export interface DetailsFields {
  name: string;
  email: string;
  role: User['role'];
  businessName: string;
  businessAddress: string;
  businessAbn: string;
}

/** Beside the form, so that no draft holds it on the device. */
export interface UpdateFields extends DetailsFields {
  currentPassword?: string;
}

export const fieldsOf = ({ name, email, role, businessName, businessAddress, businessAbn }: User): DetailsFields => ({
  name,
  email,
  role,
  businessName: businessName ?? '',
  businessAddress: businessAddress ?? '',
  businessAbn: businessAbn ?? '',
});

export function updateOf({ name, email, role, currentPassword, ...business }: UpdateFields): AccountUpdate {
  const details = { name, email, ...(currentPassword && { currentPassword }) };
  return role === 'business' ? { ...details, role, ...business } : { ...details, role };
}

/** The contract's rules, at the fields they belong to. */
export const detailsResolver = formResolver<DetailsFields>(AccountUpdate, { bodyOf: updateOf });
