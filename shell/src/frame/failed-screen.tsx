import type { ScreenFailure } from '@cyberharbour/platform';
import { useLocation, useRouteError } from 'react-router-dom';
import { ClosedAddress } from '../guard/closed-address';
import { failureOf } from '../remotes/screen-failures';
import { AreaCard, ForbiddenCard, NotFoundPage } from './cards';
import { useRetry } from './use-retry';

function FailedScreen({ failure }: { failure: ScreenFailure }) {
  const retry = useRetry();
  if (failure === 'failed') return <AreaCard {...retry} />;
  return failure === 'forbidden' ? <ForbiddenCard /> : <NotFoundPage />;
}

/** The screen of an address that no route matches: says which of the three reasons it is. */
export const UnmatchedAddress = () => <FailedScreen failure={failureOf(useLocation().pathname)} />;

/**
 * Error boundary of the area: contains what a remote's screen throws when no fallback could take over, and says why
 * an address is closed.
 */
export function AreaError() {
  const error = useRouteError();
  return <FailedScreen failure={error instanceof ClosedAddress ? error.failure : 'failed'} />;
}
