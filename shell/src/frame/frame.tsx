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
      {/* Each part is hydrated in a task of its own, or at once where somebody uses it. */}
      <Suspense>
        <SiteHeader />
      </Suspense>
      <Offline />
      {notice}
      <NavigationProgress />
      <main id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
    </>
  );
}
