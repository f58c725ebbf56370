import { useAccount } from '@cyberharbour/shared-api';
import { BackLink, ButtonLink, EmptyState, ErrorState, Loading, PageHead } from '@cyberharbour/shared-ui';
import { Fragment } from 'react';
import { Area } from '../area/area';
import { useMember } from '../area/use-member';
import { Activity } from './activity/activity';
import { AccountDeletion } from './account-deletion/account-deletion';
import { OwnData } from './own-data/own-data';
import { ChangePassword } from './password/change-password';
import { SecondSteps } from './second-steps/second-steps';
import { Sessions } from './sessions/sessions';
import './security.css';

export function Component() {
  const { data, isPending, isFetching, isError, refetch } = useAccount();
  // A session that ends takes nothing away that somebody is typing.
  const { member } = useMember();
  const user = data && (!member || data._id === member._id) ? data : member;
  return (
    <Area>
      <PageHead
        title="Security"
        lede="Who can get into your account, and how."
        back={<BackLink href="/dashboard/details">Your details</BackLink>}
      />
      {isPending ? <Loading lines={3}>Loading...</Loading> : null}
      {isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          Failed to load user.
        </ErrorState>
      ) : null}
      {data === null && !user ? (
        <EmptyState action={<ButtonLink href="/login?from=%2Fdashboard%2Fdetails%2Fsecurity">Login</ButtonLink>}>
          Please log in to view your security settings.
        </EmptyState>
      ) : null}
      {user ? (
        <Fragment key={user._id}>
          <ChangePassword user={user} />
          <SecondSteps user={user} />
          <Sessions />
          <Activity />
          <OwnData />
          <AccountDeletion />
        </Fragment>
      ) : null}
    </Area>
  );
}
