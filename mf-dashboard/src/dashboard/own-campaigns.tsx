import { useDeleteCampaign, useHydrated, useMyCampaigns } from '@cyberharbour/shared-api';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Day, type BadgeStatus } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { PostList } from '../posts/post-list';
import { PostRow } from '../posts/post-row';

const standing = ({ status, endTime }: Campaign, now: number): BadgeStatus => (status === 'active' && Date.parse(endTime) < now ? 'expired' : status);

export function OwnCampaigns() {
  const { data, isPending, hasNextPage, fetchNextPage, dataUpdatedAt } = useMyCampaigns();
  const hydrated = useHydrated();
  const deleting = useDeleteCampaign();
  const { confirm, dialog } = useConfirm();
  const ask = async (id: string, title: string) => {
    if (await confirm({ title: 'Are you sure?', text: title, confirmLabel: 'Delete' })) deleting.mutate(id);
  };
  return (
    <>
      <PostList
        title="Your campaigns"
        add={{ href: '/campaigns/create', label: 'New Campaign' }}
        empty="You have not started a campaign yet."
        loading={isPending}
        more={hasNextPage ? () => void fetchNextPage() : undefined}
        rows={(data?.items ?? []).map((campaign) => (
          <PostRow
            key={campaign._id}
            title={campaign.title}
            variants={campaign.imageVariants}
            status={standing(campaign, hydrated ? dataUpdatedAt : 0)}
            view={`/campaigns/${campaign._id}`}
            edit={`/campaigns/${campaign._id}/edit`}
            createdAt={campaign.createdAt}
            note={
              <>
                <Day at={campaign.startTime} /> to <Day at={campaign.endTime} />
                {campaign.status === 'pending' ? ', waiting to be read' : ''}
              </>
            }
            onDelete={() => void ask(campaign._id, campaign.title)}
          />
        ))}
      />
      {dialog}
    </>
  );
}
