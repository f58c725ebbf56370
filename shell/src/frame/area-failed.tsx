import { useRouteError } from 'react-router-dom';
import { AreaCard, NotForYou } from './cards';
import { useRetry } from './use-retry';

const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 403;

/** Contains what a remote's screen throws when no version before could take over. */
export function AreaFailed() {
  const error = useRouteError();
  const retry = useRetry();
  return isRefusal(error) ? <NotForYou /> : <AreaCard {...retry} />;
}
