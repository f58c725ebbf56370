import { SkipLink } from '@cyberharbour/shared-ui';
import { Outlet } from 'react-router-dom';
import { PageTitle } from './page-title';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { Travelling } from './travelling';
import { useArrival } from './use-arrival';

/** Header, main and footer: what stands around every screen, whichever remote draws it. */
export function Frame() {
  const main = useArrival();
  return (
    <>
      <PageTitle />
      <SkipLink />
      <SiteHeader />
      <Travelling />
      <main id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
