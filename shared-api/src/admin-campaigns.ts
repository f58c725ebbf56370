import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { AdminCampaignPage, CampaignAnswer, CampaignPage, CampaignStatus } from './contract/index';
import { http } from './http';
import { keys } from './keys';
import { list } from './list';

const address = (id: string) => `/admin/campaigns/${encodeURIComponent(id)}`;
const refresh = [keys.campaigns, keys.counts];

export interface ModeratedFilter {
  q?: string | undefined;
  status?: CampaignStatus | undefined;
}

const allCampaigns = ({ q, status }: ModeratedFilter = {}) =>
  list({
    key: [...keys.campaigns, 'all'],
    url: '/admin/campaigns',
    filter: { q, status },
    items: (page: AdminCampaignPage) => page.campaigns,
    failed: 'Failed to load campaigns.',
  });

/** Oldest first: the queue is worked from the front. A failure is silent, as the product says. */
const pendingCampaigns = list({ key: [...keys.campaigns, 'pending'], url: '/admin/campaigns/pending', items: (page: CampaignPage) => page.campaigns });

/** What was found before stays until the next answer. */
export const useAllCampaigns = (filter?: ModeratedFilter) => useInfiniteQuery({ ...allCampaigns(filter), placeholderData: keepPreviousData });
export const usePendingCampaigns = () => useInfiniteQuery(pendingCampaigns);

export const useApproveCampaign = () =>
  useMutation({
    mutationFn: (id: string) => http.put<CampaignAnswer>(`${address(id)}/approve`),
    meta: { done: 'Campaign approved', failed: 'Approval failed', refresh },
  });

export const useSetCampaignStatus = () =>
  useMutation({
    mutationFn: ({ id, status }: { id: string; status: CampaignStatus }) => http.put<CampaignAnswer>(`${address(id)}/status`, { status }),
    meta: { done: 'Campaign status updated', failed: 'Failed to update status', refresh },
  });
