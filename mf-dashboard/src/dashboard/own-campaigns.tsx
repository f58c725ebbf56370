import { useHydrated } from '@cyberharbour/shared-api';
import { useDeleteCampaign, useMyCampaigns } from '@cyberharbour/shared-api/campaigns';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Day, type BadgeStatus } from '@cyberharbour/shared-ui';
import { listState } from '../posts/list-state';
import { Narrowing, useNarrowing } from '../posts/narrowing';
import { PostList } from '../posts/post-list';
import { PostRow } from '../posts/post-row';
import { sentBackNote, standingOf } from '../posts/sent-back';
import { useDeletion } from '../posts/use-deletion';

const isOver = ({ endTime }: Campaign, now: number) => Date.parse(endTime) < now;
const standing = (campaign: Campaign, now: number): BadgeStatus =>
  standingOf(campaign, campaign.status === 'active' && isOver(campaign, now) ? 'expired' : campaign.status);

export function OwnCampaigns() {
  const narrowing = useNarrowing();
  const campaigns = useMyCampaigns({ q: narrowing.q });
  const now = useHydrated() ? campaigns.dataUpdatedAt : 0;
  const { list, dialog, notDeleted, deletionOf } = useDeletion(useDeleteCampaign(), 'Are you sure?');
  const items = (campaigns.data?.items ?? []).map((campaign) => ({
    ...campaign,
    standing: standing(campaign, now),
    duplicated: isOver(campaign, now),
  }));
  return (
    <>
      <PostList
        ref={list}
        title="Your campaigns"
        add={{ href: '/campaigns/create', label: 'New Campaign' }}
        empty={
          narrowing.isNarrowed
            ? 'None of your campaigns matches. Try another word, or All.'
            : 'You have not started a campaign yet.'
        }
        {...listState(campaigns, 'Failed to load campaigns.')}
        notDeleted={notDeleted}
        tools={
          <Narrowing
            narrowing={narrowing}
            label="Search your campaigns"
            statuses={items.map((campaign) => campaign.standing)}
            total={campaigns.data?.total ?? 0}
          />
        }
        rows={items
          .filter((campaign) => narrowing.status === 'all' || campaign.standing === narrowing.status)
          .map((campaign) => (
            <PostRow
              key={campaign._id}
              title={campaign.title}
              variants={campaign.imageVariants}
              status={campaign.standing}
              view={`/campaigns/${campaign._id}`}
              edit={`/campaigns/${campaign._id}/edit`}
              duplicate={campaign.duplicated ? `/campaigns/create?like=${campaign._id}` : undefined}
              createdAt={campaign.createdAt}
              note={
                sentBackNote(campaign) ?? (
                  <>
                    <Day at={campaign.startTime} /> to <Day at={campaign.endTime} />
                    {campaign.status === 'pending' ? ', waiting to be read' : ''}
                  </>
                )
              }
              {...deletionOf(campaign._id, campaign.title)}
            />
          ))}
      />
      {dialog}
    </>
  );
}
