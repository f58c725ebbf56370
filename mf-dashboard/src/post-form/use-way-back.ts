import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads to the dashboard when what was to be edited cannot be had; what went wrong is said by the call itself. */
export function useWayBack(lost: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (lost) void navigate('/dashboard', { replace: true });
  }, [lost, navigate]);
}
