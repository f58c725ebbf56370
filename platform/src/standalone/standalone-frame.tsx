import { useLogout, useSession } from '@cyberharbour/shared-api';
import { Brand, Button, Header } from '@cyberharbour/shared-ui';
import { Outlet, useLocation } from 'react-router-dom';
import type { PathClaim } from '../host-contract/index';

const hasNoParameters = ({ path }: PathClaim) => !path.includes(':');

/** In place of the shell's frame: the paths of this remote, and who is signed in. */
export function StandaloneFrame({ claims }: { claims: readonly PathClaim[] }) {
  const { user } = useSession();
  const logout = useLogout();
  const { pathname } = useLocation();
  const items = claims.filter(hasNoParameters).map(({ path }) => ({ href: path, label: path }));
  return (
    <>
      <Header
        brand={<Brand href="/">alone</Brand>}
        items={items}
        current={pathname}
        end={
          user ? (
            <Button tone="quiet" size="sm" onClick={() => logout.mutate()}>
              {user.name}: logout
            </Button>
          ) : null
        }
      />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
