import { useHydrated } from '@cyberharbour/shared-api';
import { useDeleteCampaign, useMyCampaigns } from '@cyberharbour/shared-api/campaigns';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Day } from '@cyberharbour/shared-ui';
import { isScheduled } from '../posts/goes-live';
import { useNarrowing } from '../posts/narrowing';
import { OwnPosts } from './own-posts';

const isHidden = (post: Campaign) => post.status === 'pending' || isScheduled(post);

export function OwnCampaigns() {
  const narrowing = useNarrowing();
  const list = useMyCampaigns({ q: narrowing.q });
  const now = useHydrated() ? list.dataUpdatedAt : 0;
  const isOver = ({ endTime }: Campaign) => Date.parse(endTime) < now;
  return (
    <OwnPosts
      name="campaign"
      path="/campaigns"
      empty="You have not started a campaign yet."
      question="Are you sure?"
      narrowing={narrowing}
      list={list}
      deleting={useDeleteCampaign()}
      statusOf={(campaign) => (campaign.status === 'active' && isOver(campaign) ? 'expired' : campaign.status)}
      figuresOf={(post) => (isHidden(post) ? undefined : `/campaigns/${post._id}/figures`)}
      updatesOf={(post) => (isHidden(post) ? undefined : `/campaigns/${post._id}/updates`)}
      duplicateOf={(campaign) => (isOver(campaign) ? `/campaigns/create?like=${campaign._id}` : undefined)}
      noteOf={({ startTime, endTime, status }) => (
        <>
          <Day at={startTime} /> to <Day at={endTime} />
          {status === 'pending' ? ', waiting to be read' : ''}
        </>
      )}
    />
  );
}
