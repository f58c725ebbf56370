import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';

/**
 * Leads to the dashboard when what was to be edited cannot be had; what went wrong is said by the call itself.
 * A person who is on the way to another page by then is left alone.
 */
export function useWayBack(lost: boolean): void {
  const navigate = useNavigate();
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (lost && !leaving) void navigate('/dashboard', { replace: true });
  }, [lost, leaving, navigate]);
}
