import { useAccount } from '@cyberharbour/shared-api';
import type { User } from '@cyberharbour/shared-api/contract';
import { ButtonLink, EmptyState, ErrorState, Link, Loading, PageHead } from '@cyberharbour/shared-ui';
import { Facts } from '@cyberharbour/shared-ui/sheet';
import { Area } from '../area/area';
import { Unverified } from '../area/unverified';
import { useMember } from '../area/use-member';
import { WithDraft } from '../drafts/with-draft';
import { DetailsForm } from './details-form';
import { DetailsSection } from './details-section';
import { PendingEmail } from './pending-email';
import { useSaving } from './use-saving';
import './details.css';

/** Only a member with a general account can change it, and only to a business. */
const accounts = { general: 'General', business: 'Business', admin: 'Admin' } as const;

export function Component() {
  const { data, isPending, isFetching, isError, refetch } = useAccount();
  // Neither a session that ends nor another one that begins takes the form away while somebody types.
  const { member } = useMember();
  const user = data && (!member || data._id === member._id) ? data : member;
  return (
    <Area>
      <PageHead
        title={user?.role === 'business' ? 'Business Details' : 'User Details'}
        lede="What we know about you. Only you and our moderators see your email."
      />
      {isPending ? <Loading lines={3}>Loading...</Loading> : null}
      {isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          Failed to load user.
        </ErrorState>
      ) : null}
      {data === null && !user ? (
        <EmptyState action={<ButtonLink href="/login?from=%2Fdashboard%2Fdetails">Login</ButtonLink>}>
          Please log in to view your details.
        </EmptyState>
      ) : null}
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
