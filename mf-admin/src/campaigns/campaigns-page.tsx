import { useAllCampaigns, useDownloadCampaigns, useSetCampaignStatus } from '@cyberharbour/shared-api';
import { useListFilter } from '../list/use-list-filter';
import { PostList } from '../posts/post-list';

const statuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
] as const;
const words = statuses.map(({ value }) => value);

export function Component() {
  const filter = useListFilter();
  const status = filter.oneOf('status', words);
  const asked = { q: filter.q, status, from: filter.from, to: filter.to };
  const list = useAllCampaigns(asked);
  const setting = useSetCampaignStatus();
  const download = useDownloadCampaigns();
  const posts = (list.data?.items ?? []).map((campaign) => ({
    ...campaign,
    badge: campaign.moderation?.sentBack ? ('rejected' as const) : campaign.status,
    note: `Created by ${campaign.createdBy?.name ?? 'Unknown'}`,
  }));
  return (
    <PostList
      kind="campaign"
      title="Campaigns"
      lede="Everything that was started, whatever became of it."
      failed="Failed to load campaigns."
      filter={filter}
      shown={status}
      statuses={statuses}
      counts={list.data?.first?.byStatus}
      list={list}
      posts={posts}
      setting={setting.isPending ? setting.variables.campaigns.map(({ _id }) => _id) : []}
      onSet={(campaigns, to) => setting.mutate({ campaigns, status: to })}
      download={{ isPending: download.isPending, mutateAsync: () => download.mutateAsync(asked) }}
    />
  );
}
