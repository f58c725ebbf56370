import { useDeleteCampaign, useHydrated, useMyCampaigns } from '@cyberharbour/shared-api';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Day, type BadgeStatus } from '@cyberharbour/shared-ui';
import { listState } from '../posts/list-state';
import { PostList } from '../posts/post-list';
import { PostRow } from '../posts/post-row';
import { useDeletion } from '../posts/use-deletion';

const standing = ({ status, endTime }: Campaign, now: number): BadgeStatus => (status === 'active' && Date.parse(endTime) < now ? 'expired' : status);

export function OwnCampaigns() {
  const campaigns = useMyCampaigns();
  const hydrated = useHydrated();
  const { list, dialog, notDeleted, deletionOf } = useDeletion(useDeleteCampaign(), 'Are you sure?');
  return (
    <>
      <PostList
        ref={list}
        title="Your campaigns"
        add={{ href: '/campaigns/create', label: 'New Campaign' }}
        empty="You have not started a campaign yet."
        {...listState(campaigns, 'Failed to load campaigns.')}
        notDeleted={notDeleted}
        rows={(campaigns.data?.items ?? []).map((campaign) => (
          <PostRow
            key={campaign._id}
            title={campaign.title}
            variants={campaign.imageVariants}
            status={standing(campaign, hydrated ? campaigns.dataUpdatedAt : 0)}
            view={`/campaigns/${campaign._id}`}
            edit={`/campaigns/${campaign._id}/edit`}
            createdAt={campaign.createdAt}
            note={
              <>
                <Day at={campaign.startTime} /> to <Day at={campaign.endTime} />
                {campaign.status === 'pending' ? ', waiting to be read' : ''}
              </>
            }
            {...deletionOf(campaign._id, campaign.title)}
          />
        ))}
      />
      {dialog}
    </>
  );
}
