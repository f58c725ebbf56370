import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Tries this address again: first in this page, so that nothing else is lost; when that did not help, as a new page
 * (a script whose evaluation failed never runs a second time in the same one). Only a press does either: nothing
 * reloads by itself.
 */
export function useRetry() {
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const state: unknown = location.state;
  const hasRetried = isRecord(state) && state['retried'] === true;
  const retry = () => {
    if (hasRetried) return window.location.reload();
    void navigate(location, { replace: true, state: { ...(isRecord(state) && state), retried: true } });
  };
  return { busy, onRetry: retry };
}
