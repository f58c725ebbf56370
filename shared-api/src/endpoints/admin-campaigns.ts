import {
  http,
  keepPreviousData,
  keys,
  list,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@cyberharbour/shared-api/endpoint';
import type {
  AdminCampaignPage,
  CampaignAnswer,
  CampaignPage,
  CampaignStatus,
  Period,
  PostOrder,
} from '../contract/index';
import { counted, doEach, told, type Outcome } from './several';
import { takeOff } from './take-off';

/** An item as a moderator read it: decided on only while it still is so. */
type Read = Pick<CampaignPage['campaigns'][number], '_id' | 'updatedAt'>;

const address = (id: string) => `/admin/campaigns/${encodeURIComponent(id)}`;
const refresh = [keys.campaigns, keys.counts];

export interface ModeratedFilter extends Period {
  q?: string | undefined;
  status?: CampaignStatus | undefined;
  /** Newest first without one. */
  order?: PostOrder | undefined;
}

const asked = ({ q, status, order, from, to }: ModeratedFilter) => ({ q, status, order, from, to });

const allCampaigns = (filter: ModeratedFilter = {}) =>
  list({
    key: [...keys.campaigns, 'all'],
    url: '/admin/campaigns',
    filter: asked(filter),
    items: (page: AdminCampaignPage) => page.campaigns,
    failed: 'Failed to load campaigns.',
  });

/** Oldest first: the queue is worked from the front. A failure is silent, as the product says. */
const pendingCampaigns = list({
  key: [...keys.campaigns, 'pending'],
  url: '/admin/campaigns/pending',
  items: (page: CampaignPage) => page.campaigns,
});

/** What was decided elsewhere leaves the queue within this time, in milliseconds. */
const lookAgain = 15_000;

/** What was found before stays until the next answer. */
export const useAllCampaigns = (filter?: ModeratedFilter) =>
  useInfiniteQuery({ ...allCampaigns(filter), placeholderData: keepPreviousData });
export const usePendingCampaigns = () => useInfiniteQuery({ ...pendingCampaigns, refetchInterval: lookAgain });

/** Off the queue at once, and back on it when it is refused. */
export function useApproveCampaigns() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (campaigns: readonly Read[]) =>
      doEach(campaigns, ({ _id, updatedAt }) => http.decide<CampaignAnswer>(`${address(_id)}/approve`, updatedAt)),
    onMutate: (campaigns) => takeOff(client, pendingCampaigns.queryKey, 'campaigns', campaigns),
    onError: (_, __, undo) => undo?.(),
    meta: {
      done: (outcome: Outcome) =>
        told(outcome, 'Campaign approved', (count) => `${counted(count, 'campaign')} approved`),
      failed: 'Approval failed',
      refresh,
    },
  });
}

export const useSendBackCampaign = () =>
  useMutation({
    mutationFn: ({ campaign: { _id, updatedAt }, reason }: { campaign: Read; reason: string }) =>
      http.decide<CampaignAnswer>(`${address(_id)}/reject`, updatedAt, { reason }),
    meta: { done: 'Campaign sent back', failed: 'Rejection failed', refresh },
  });

export const useSetCampaignStatus = () =>
  useMutation({
    mutationFn: ({ campaigns, status }: { campaigns: readonly Read[]; status: CampaignStatus }) =>
      doEach(campaigns, ({ _id, updatedAt }) =>
        http.decide<CampaignAnswer>(`${address(_id)}/status`, updatedAt, { status }),
      ),
    meta: {
      done: (outcome: Outcome) =>
        told(outcome, 'Campaign status updated', (count) => `Status of ${counted(count, 'campaign')} updated`),
      failed: 'Failed to update status',
      refresh,
    },
  });

export const useDownloadCampaigns = () =>
  useMutation({
    mutationFn: (filter: ModeratedFilter) => http.table('/admin/campaigns', asked(filter)),
    meta: { failed: 'Failed to load campaigns.' },
  });
