import { SkipLink } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Offline } from './offline';
import { PageTitle } from './page-title';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { Travelling } from './travelling';
import { useArrival } from './use-arrival';

interface FrameProps {
  /** What the shell itself has to say, whichever screen is shown. */
  notice?: ReactNode;
}

/** Header, main and footer: what stands around every screen, whichever remote draws it. */
export function Frame({ notice }: FrameProps) {
  const main = useArrival();
  return (
    <>
      <PageTitle />
      <SkipLink />
      <SiteHeader />
      <Offline />
      {notice}
      <Travelling />
      <main id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
