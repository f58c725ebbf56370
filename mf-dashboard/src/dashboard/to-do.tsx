import type { User } from '@cyberharbour/shared-api/contract';
import { Link, Notice } from '@cyberharbour/shared-ui';

const businessFields = [
  ['businessName', 'business name'],
  ['businessAddress', 'business address'],
  ['businessAbn', 'ABN'],
] as const;

const missingOf = (user: User) =>
  user.role === 'business' ? businessFields.filter(([field]) => !user[field]).map(([, name]) => name) : [];

/** What an account still lacks, and where each of it is done. Renders nothing when it is complete. */
export function ToDo({ user }: { user: User }) {
  const missing = missingOf(user);
  if (user.isAccountVerified && missing.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>
        <strong>What is missing</strong>
      </p>
      <ul>
        {user.isAccountVerified ? null : (
          <li>
            Your email is not verified yet, and only verified members can post.{' '}
            {user.hasOtp
              ? `Enter the six digits that we sent to ${user.email}:`
              : `We send six digits to ${user.email}, you enter them:`}{' '}
            <Link href="/verify-otp">Verify Email</Link>
          </li>
        )}
        {missing.length === 0 ? null : (
          <li>
            Your business details are not complete: {missing.join(', ')}.{' '}
            <Link href="/dashboard/details">Add what is missing</Link>
          </li>
        )}
      </ul>
    </Notice>
  );
}
