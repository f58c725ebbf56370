import { useAllCampaigns, useSetCampaignStatus } from '@cyberharbour/shared-api';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Badge, EmptyState, Item, ItemList, Loading, Note, PageHead, Tools } from '@cyberharbour/shared-ui';
import { Area } from '../area/area';
import { Change } from '../list/change';
import { More } from '../list/more';
import { useSearch } from '../list/search';

const statuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
] as const;

function CampaignRow({ campaign }: { campaign: Campaign }) {
  const setting = useSetCampaignStatus();
  return (
    <Item
      title={campaign.title}
      badge={<Badge status={campaign.status} />}
      note={`Created by ${campaign.createdBy?.name ?? 'Unknown'}`}
      actions={
        <Change
          key={campaign.status}
          label={`Status of ${campaign.title}`}
          button="Update"
          options={statuses}
          value={campaign.status}
          busy={setting.isPending}
          onChange={(status) => setting.mutate({ id: campaign._id, status })}
        />
      }
    />
  );
}

export function Component() {
  const { q, box } = useSearch('Search campaigns');
  const list = useAllCampaigns({ q });
  const campaigns = list.data?.items ?? [];
  return (
    <Area>
      <PageHead title="Campaigns" lede="Everything that was started, whatever became of it." />
      <Tools>
        {box}
        <Note role="status">{list.data ? `${list.data.total} campaigns` : ''}</Note>
      </Tools>
      {list.isPending ? <Loading lines={6}>Loading...</Loading> : null}
      {!list.isPending && campaigns.length === 0 ? <EmptyState>No campaigns found.</EmptyState> : null}
      {campaigns.length > 0 ? (
        <ItemList>
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign._id} campaign={campaign} />
          ))}
        </ItemList>
      ) : null}
      <More list={list} />
    </Area>
  );
}
