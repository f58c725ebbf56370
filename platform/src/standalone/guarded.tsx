import { useSession } from '@cyberharbour/shared-api';
import { Loading } from '@cyberharbour/shared-ui';
import { Outlet, useLocation } from 'react-router-dom';
import { judgeGuard, type PathClaim } from '../host-contract/index';
import { findOwner } from '../host-contract/find-owner';
import { SignInForm } from './sign-in-form';

/** Asks for the guard of the address before its screen, as the shell does; an address that nobody claims is closed. */
export function Guarded({ claims }: { claims: readonly PathClaim[] }) {
  const { status, user } = useSession();
  const owner = findOwner([{ claims }], useLocation().pathname);
  if (!owner) return <h1>No claim in remote.json covers this address</h1>;
  const { guard } = owner.claim;
  if (guard !== undefined && status === 'unknown') return <Loading>Loading...</Loading>;
  const verdict = judgeGuard(guard, user ?? undefined);
  if (verdict === 'signed out') return <SignInForm />;
  return verdict === 'refused' ? <p>This area is for administrators.</p> : <Outlet />;
}
