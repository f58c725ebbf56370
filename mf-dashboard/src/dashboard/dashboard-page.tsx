import { Slot } from '@cyberharbour/platform/extensions';
import { useAccount } from '@cyberharbour/shared-api';
import { ButtonLink, EmptyState, ErrorState, Loading, PageHead } from '@cyberharbour/shared-ui';
import { Prompt } from '@cyberharbour/shared-ui/prompt';
import { Motif } from '@cyberharbour/shared-ui/art-motif';
import { Area } from '../area/area';
import { JoinedCampaigns } from '../joined/joined-campaigns';
import { FirstPost, useIsFirstTime } from './first-post';
import { JustSent } from './just-sent';
import { Lede, NeedsYou } from './needs-you';
import { OwnBlogs } from './own-blogs';
import { OwnCampaigns } from './own-campaigns';
import { OwnDrafts } from './own-drafts';
import { ToDo } from './to-do';

const ConvertOffer = ({ tone }: { tone: 'beacon' | 'quiet' }) => (
  <Prompt
    title="Want to post campaigns?"
    drawing={<Motif name="ropes" />}
    action={
      <ButtonLink tone={tone} href="/dashboard/details#business">
        Convert to Business
      </ButtonLink>
    }
  >
    Add your business name, address and ABN and your campaigns carry the business mark.
  </Prompt>
);

/** What a member has posted, or how to begin; there is one invitation on the screen. */
function Posts({ offersBusiness }: { offersBusiness: boolean }) {
  const isFirstTime = useIsFirstTime();
  const offer = offersBusiness ? <ConvertOffer tone={isFirstTime ? 'quiet' : 'beacon'} /> : null;
  return isFirstTime ? (
    <>
      <FirstPost />
      {offer}
    </>
  ) : (
    <>
      {offer}
      <OwnBlogs />
      <OwnCampaigns />
    </>
  );
}

export function Component() {
  const { data: user, isPending, isFetching, isError, refetch } = useAccount();
  const notLoaded = isError ? (
    <ErrorState busy={isFetching} onRetry={() => void refetch()}>
      Failed to load user data.
    </ErrorState>
  ) : null;
  if (isPending) {
    return (
      <Area>
        <PageHead title="Dashboard" />
        <Loading lines={4}>Loading...</Loading>
      </Area>
    );
  }
  if (isError && !user) {
    return (
      <Area>
        <PageHead title="Dashboard" />
        {notLoaded}
      </Area>
    );
  }
  if (!user) {
    return (
      <Area>
        <PageHead title="Dashboard" />
        <EmptyState action={<ButtonLink href="/login?from=%2Fdashboard">Login</ButtonLink>}>
          Please log in to view your dashboard.
        </EmptyState>
      </Area>
    );
  }
  return (
    <Area>
      <PageHead title={`Welcome, ${user.name}`} lede={<Lede />} />
      {notLoaded}
      <JustSent />
      <NeedsYou />
      <ToDo user={user} />
      <OwnDrafts owner={user._id} />
      <JoinedCampaigns />
      <Posts offersBusiness={user.role === 'general'} />
      <Slot name="dashboard-card" />
    </Area>
  );
}
