import { useSession } from '@cyberharbour/shared-api';
import { Brand, ButtonLink, Header, Link } from '@cyberharbour/shared-ui';
import { useLocation } from 'react-router-dom';
import { useAccountLinks } from './account-links';
import { AccountMenu, SmallScreenAccount } from './account-menu';
import { SiteSearch } from '../site-search/site-search';
import { useMenuLinks } from './menu';

export function SiteHeader() {
  const { user } = useSession();
  const account = useAccountLinks();
  const { pathname } = useLocation();
  const items = useMenuLinks('header');
  const current = items.find(
    ({ href }) => href === pathname || (href !== '/' && pathname.startsWith(`${href}/`)),
  )?.href;
  return (
    <Header
      brand={
        <>
          <Brand href="/">CyberHarbour</Brand>
          <SiteSearch />
        </>
      }
      items={items}
      current={current}
      end={
        user ? (
          <AccountMenu user={user} />
        ) : (
          account.map(({ href, label, className }) => (
            <ButtonLink key={href} className={className} tone={href === '/signup' ? 'primary' : 'quiet'} href={href}>
              {label}
            </ButtonLink>
          ))
        )
      }
      menuEnd={
        <>
          <Link className="ui-site-search-link" href="/search">
            Search the site
          </Link>
          {user ? (
            <SmallScreenAccount user={user} />
          ) : (
            account.map(({ href, label, className }) => (
              <Link key={href} className={className} href={href}>
                {label}
              </Link>
            ))
          )}
        </>
      }
    />
  );
}
