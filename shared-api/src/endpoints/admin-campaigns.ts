import { keepPreviousData, useInfiniteQuery } from '@cyberharbour/shared-api/endpoint';
import type { AdminCampaignPage, CampaignPage, CampaignStatus } from '../contract/index';
import {
  allPosts,
  pendingPosts,
  queueInterval,
  useApprovePosts,
  useDownloadPosts,
  useSendBackPost,
  useSetPostStatus,
  useTakeBackDecisions,
  type PostFilter,
} from './admin-posts';

export type ModeratedFilter = PostFilter<CampaignStatus>;

const kind = {
  name: 'campaigns',
  noun: 'campaign',
  texts: {
    approved: 'Campaign approved',
    sentBack: 'Campaign sent back',
    statusUpdated: 'Campaign status updated',
    statusFailed: 'Failed to update status',
  },
} as const;

/** The previous list stays until the next answer. */
export const useAllCampaigns = (filter?: ModeratedFilter) =>
  useInfiniteQuery({
    ...allPosts(kind, (page: AdminCampaignPage) => page.campaigns, filter),
    placeholderData: keepPreviousData,
  });
export const usePendingCampaigns = () =>
  useInfiniteQuery({
    ...pendingPosts(kind, (page: CampaignPage) => page.campaigns),
    refetchInterval: queueInterval,
  });
export const useApproveCampaigns = () => useApprovePosts(kind);
export const useSendBackCampaign = () => useSendBackPost(kind);
export const useSetCampaignStatus = () => useSetPostStatus<'campaigns', 'campaign', CampaignStatus>(kind);
export const useDownloadCampaigns = () => useDownloadPosts(kind);
export const useTakeBackCampaigns = () => useTakeBackDecisions(kind);
