import { useAccount } from '@cyberharbour/shared-api';
import { ButtonLink, EmptyState, ErrorState, Loading, PageHead } from '@cyberharbour/shared-ui';
import { Area } from '../area/area';
import { Unverified } from '../area/unverified';
import { DetailsForm } from './details-form';

export function Component() {
  const { data: user, isPending, isFetching, isError, refetch } = useAccount();
  return (
    <Area>
      <PageHead title={user?.role === 'business' ? 'Business Details' : 'User Details'} lede="What we know about you. Nobody else sees your email." />
      {isPending ? <Loading lines={3}>Loading...</Loading> : null}
      {isError && !user ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          Failed to load user.
        </ErrorState>
      ) : null}
      {user === null ? <EmptyState action={<ButtonLink href="/login?from=%2Fdashboard%2Fdetails">Login</ButtonLink>}>Please log in to view your details.</EmptyState> : null}
      {user ? <Unverified /> : null}
      {user ? <DetailsForm key={`${user._id} ${user.role}`} user={user} /> : null}
    </Area>
  );
}
