import { useAccount } from '@cyberharbour/shared-api';
import type { User } from '@cyberharbour/shared-api/contract';
import { ButtonLink, EmptyState, ErrorState, Loading } from '@cyberharbour/shared-ui';
import { useMember } from './use-member';

/** The member of this page with their account, once it is there. */
export function useShownUser(): User | null {
  const { data } = useAccount();
  // Neither a session that ends nor another one that begins takes a form away while somebody types.
  const { member } = useMember();
  return data && (!member || data._id === member._id) ? data : member;
}

interface AccountStatesProps {
  /** What a visitor without a session reads. */
  signedOut: string;
  /** Where they come back to after the login. */
  returnTo: string;
}

/** Says that the account is being loaded, that this failed, or that nobody is signed in. */
export function AccountStates({ signedOut, returnTo }: AccountStatesProps) {
  const { data, isPending, isFetching, isError, refetch } = useAccount();
  const user = useShownUser();
  if (isPending) return <Loading lines={3}>Loading...</Loading>;
  if (isError)
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        Failed to load user.
      </ErrorState>
    );
  if (data !== null || user) return null;
  const login = `/login?from=${encodeURIComponent(returnTo)}`;
  return <EmptyState action={<ButtonLink href={login}>Login</ButtonLink>}>{signedOut}</EmptyState>;
}
