import { BackLink, PageHead } from '@cyberharbour/shared-ui';
import { Fragment } from 'react';
import { AccountStates, useShownUser } from '../area/account-states';
import { Area } from '../area/area';
import { Activity } from './activity/activity';
import { AccountDeletion } from './account-deletion/account-deletion';
import { OwnData } from './own-data/own-data';
import { ChangePassword } from './password/change-password';
import { SecondSteps } from './second-steps/second-steps';
import { Sessions } from './sessions/sessions';
import './security.css';

export function Component() {
  const user = useShownUser();
  return (
    <Area>
      <PageHead
        title="Security"
        lede="Who can get into your account, and how."
        back={<BackLink href="/dashboard/details">Your details</BackLink>}
      />
      <AccountStates signedOut="Please log in to view your security settings." returnTo="/dashboard/details/security" />
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
