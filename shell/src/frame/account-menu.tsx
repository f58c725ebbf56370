import { Link, UserMenu } from '@cyberharbour/shared-ui';
import type { User } from '@cyberharbour/shared-api/contract';
import { useMenuLinks } from './menu';

interface Account {
  user: User;
}

const AccountLinks = ({ user }: Account) => (
  <>
    {user.isAccountVerified ? null : <Link href="/verify-otp">Verify Email</Link>}
    {useMenuLinks('account').map(({ href, label }) => (
      <Link key={href} href={href}>
        {label}
      </Link>
    ))}
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
