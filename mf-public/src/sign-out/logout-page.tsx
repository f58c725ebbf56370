import { useLogout } from '@cyberharbour/shared-api';
import { Button, ErrorState, Loading, Page, PageHead } from '@cyberharbour/shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetAllFields } from '../form/forget-all-fields';

/** Logs out as soon as it opens. */
export function Component() {
  const logout = useLogout();
  const navigate = useNavigate();
  const begun = useRef(false);
  const logOut = () =>
    logout.mutate(undefined, {
      onSuccess: () => {
        forgetAllFields();
        void navigate('/login', { replace: true });
      },
    });
  const leave = useEffectEvent(logOut);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    leave();
  }, []);
  return (
    <Page>
      <PageHead title="Logging out" />
      {logout.isError ? <ErrorState onRetry={logOut}>Logout failed.</ErrorState> : <Loading>Loading...</Loading>}
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
