import { useAllCampaigns, useDownloadCampaigns, useSetCampaignStatus } from '@cyberharbour/shared-api/admin-campaigns';
import { useCallback, useMemo } from 'react';
import { useListFilter } from '../list/use-list-filter';
import { orders } from '../posts/orders';
import { PostList } from '../posts/post-list';
import type { Post } from '../posts/post-row';

const statuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
] as const;
const words = statuses.map(({ value }) => value);
type Status = (typeof words)[number];

export function Component() {
  const filter = useListFilter();
  const status = filter.oneOf('status', words);
  const order = filter.oneOf('order', orders);
  const request = { q: filter.q, status, order, from: filter.from, to: filter.to };
  const list = useAllCampaigns(request);
  const { mutate, isPending, variables } = useSetCampaignStatus();
  const download = useDownloadCampaigns();
  const items = list.data?.items;
  const posts = useMemo(
    () =>
      (items ?? []).map((campaign) => ({
        ...campaign,
        badge: campaign.moderation?.sentBack ? ('rejected' as const) : campaign.status,
        note: `Created by ${campaign.createdBy?.name ?? 'Unknown'}`,
      })),
    [items],
  );
  return (
    <PostList
      kind="campaign"
      title="Campaigns"
      lede="Everything that was started, whatever became of it."
      failed="Failed to load campaigns."
      filter={filter}
      shown={status}
      order={order}
      statuses={statuses}
      counts={list.data?.first?.byStatus}
      list={list}
      posts={posts}
      setting={isPending ? variables.campaigns.map(({ _id }) => _id) : []}
      onSet={useCallback(
        (campaigns: readonly Post<Status>[], to: Status) => mutate({ campaigns, status: to }),
        [mutate],
      )}
      download={{ isPending: download.isPending, mutateAsync: () => download.mutateAsync(request) }}
    />
  );
}
