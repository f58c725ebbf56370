import { useLogout } from '@cyberharbour/shared-api';
import { Button, ErrorState, Loading, Page, PageHead } from '@cyberharbour/shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Logs out as soon as it opens. */
export function Component() {
  const logout = useLogout();
  const navigate = useNavigate();
  const begun = useRef(false);
  const leave = useEffectEvent(() =>
    logout.mutate(undefined, { onSuccess: () => void navigate('/login', { replace: true }) }),
  );
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    leave();
  }, []);
  return (
    <Page>
      <PageHead title="Logging out" />
      {logout.isError ? (
        <ErrorState
          onRetry={() => logout.mutate(undefined, { onSuccess: () => void navigate('/login', { replace: true }) })}
        >
          Logout failed.
        </ErrorState>
      ) : (
        <Loading>Loading...</Loading>
      )}
      <noscript>
        <form method="post">
          <Button type="submit" size="lg">
            Log out
          </Button>
        </form>
      </noscript>
    </Page>
  );
}
