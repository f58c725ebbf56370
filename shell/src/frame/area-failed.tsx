import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { ScreenNotLoaded } from '../remotes/lazy';
import { AreaCard, NotForYou } from './cards';

const isRefusal = (error: unknown) => typeof error === 'object' && error !== null && 'status' in error && error.status === 403;

/** Contains what a remote's screen throws. */
export function AreaFailed() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isRefusal(error)) console.error('A screen failed.', error);
  }, [error]);
  if (isRefusal(error)) return <NotForYou />;
  const again = () => (error instanceof ScreenNotLoaded ? window.location.reload() : void navigate(location, { replace: true }));
  return <AreaCard busy={busy} onRetry={again} />;
}
