import { Link, UserMenu } from '@cyberharbour/shared-ui';
import type { User } from '@cyberharbour/shared-api/contract';

interface Account {
  user: User;
}

export const AccountLinks = ({ user }: Account) => (
  <>
    {user.isAccountVerified ? null : <Link href="/verify-otp">Verify Email</Link>}
    <Link href="/dashboard">Dashboard</Link>
    <Link href="/logout">Logout</Link>
  </>
);

export const AccountMenu = ({ user }: Account) => (
  <UserMenu name={user.name}>
    <AccountLinks user={user} />
  </UserMenu>
);
