import { Link, UserMenu } from '@cyberharbour/shared-ui';
import type { User } from '@cyberharbour/shared-api/contract';

interface Account {
  user: User;
}

const AccountLinks = ({ user }: Account) => (
  <>
    {user.isAccountVerified ? null : <Link href="/verify-otp">Verify Email</Link>}
    <Link href="/dashboard">Dashboard</Link>
    <Link href="/logout">Logout</Link>
  </>
);

/** The menu of a small screen has no summary with the name: it says it above the links. */
export const SmallScreenAccount = ({ user }: Account) => (
  <>
    <p className="ui-header__who">{`Signed in as ${user.name}`}</p>
    <AccountLinks user={user} />
  </>
);

export const AccountMenu = ({ user }: Account) => (
  <UserMenu name={user.name}>
    <AccountLinks user={user} />
  </UserMenu>
);
