import type { User } from '@cyberharbour/shared-api/contract';
import { Link, PageHead } from '@cyberharbour/shared-ui';
import { Facts } from '@cyberharbour/shared-ui/sheet';
import { AccountStates, useShownUser } from '../area/account-states';
import { Area } from '../area/area';
import { Unverified } from '../area/unverified';
import { WithDraft } from '../drafts/with-draft';
import { DetailsForm } from './details-form';
import { DetailsSection } from './details-section';
import { PendingEmail } from './pending-email';
import { useSaving } from './use-saving';
import './details.css';

/** Only a member with a general account can change it, and only to a business. */
const accounts = { general: 'General', business: 'Business', admin: 'Admin' } as const;

export function Component() {
  const user = useShownUser();
  return (
    <Area>
      <PageHead
        title={user?.role === 'business' ? 'Business Details' : 'User Details'}
        lede="What we know about you. Only you and our moderators see your email."
      />
      <AccountStates signedOut="Please log in to view your details." returnTo="/dashboard/details" />
      {user ? <Unverified /> : null}
      {user ? <PendingEmail user={user} /> : null}
      {user ? <Facts facts={[{ name: 'Your account', value: accounts[user.role] }]} /> : null}
      {user ? <Details key={user._id} user={user} /> : null}
      {user ? (
        <div className="dash-details">
          <DetailsSection
            title="Security and your data"
            lede="Your password, second steps and signed-in devices; a copy of your data; closing your account."
          >
            <p>
              <Link href="/dashboard/details/security">Security</Link>
            </p>
          </DetailsSection>
        </div>
      ) : null}
    </Area>
  );
}

/** The form is drawn anew for another role; how it was saved outlives that. */
function Details({ user }: { user: User }) {
  const saving = useSaving();
  return (
    <div className="dash-details">
      <WithDraft form="details">
        {(draft) => <DetailsForm key={user.role} user={user} draft={draft} saving={saving} />}
      </WithDraft>
    </div>
  );
}
