import { SkipLink } from '@cyberharbour/shared-ui';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { replayEarlyEvents } from '../rendering/early-events';
import { Offline } from './offline';
import { PageTitle } from './page-title';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { NavigationProgress } from './navigation-progress';
import { useScreenChange } from './use-screen-change';

interface FrameProps {
  /** The shell's own notice, whichever screen is shown. */
  notice?: ReactNode;
}

/** Header, main and footer around every screen, whichever remote renders it. */
export function Frame({ notice }: FrameProps) {
  const main = useScreenChange();
  // Outside of React's own work: what was done on a screen that is not hydrated yet is hydrated for it.
  useEffect(() => queueMicrotask(replayEarlyEvents), []);
  return (
    <>
      <PageTitle />
      <SkipLink />
      <SiteHeader />
      <Offline />
      {notice}
      <NavigationProgress />
      <main id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      {/* Hydrated after what is above it. */}
      <Suspense>
        <SiteFooter />
      </Suspense>
    </>
  );
}
