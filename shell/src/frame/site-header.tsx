import { useSession } from '@cyberharbour/shared-api';
import { Brand, ButtonLink, Header, Link } from '@cyberharbour/shared-ui';
import { useLocation } from 'react-router-dom';
import { AccountMenu, SmallScreenAccount } from './account-menu';
import { useMenuLinks } from './menu';

export function SiteHeader() {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const items = useMenuLinks('header');
  const current = items.find(
    ({ href }) => href === pathname || (href !== '/' && pathname.startsWith(`${href}/`)),
  )?.href;
  const signedOut = status === 'signedOut';
  return (
    <Header
      brand={<Brand href="/">CyberHarbour</Brand>}
      items={items}
      current={current}
      end={
        user ? (
          <AccountMenu user={user} />
        ) : signedOut ? (
          <ButtonLink tone="quiet" href="/login">
            Login
          </ButtonLink>
        ) : null
      }
      menuEnd={user ? <SmallScreenAccount user={user} /> : signedOut ? <Link href="/login">Login</Link> : null}
    />
  );
}
