import { useSession } from '@cyberharbour/shared-api';
import { lazy, Suspense, type ComponentType } from 'react';

const Nothing: ComponentType = () => null;

/** Hardly anybody needs them. Without their script the next page asks for it again; a letter has said the same. */
const AccountNotices = lazy(() =>
  import(/* webpackChunkName: "account-notices" */ './account-notices').then(
    ({ AccountNotices: Loaded }): { default: ComponentType } => ({ default: Loaded }),
    () => ({ default: Nothing }),
  ),
);

/** Over every screen of a member whose account is about to be deleted, or given to another email. */
export function AccountNotice() {
  const { user } = useSession();
  return user?.deletesAt || user?.recovery ? (
    <Suspense>
      <AccountNotices />
    </Suspense>
  ) : null;
}
