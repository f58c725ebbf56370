import {
  useAllCampaigns,
  useApproveCampaigns,
  useDownloadCampaigns,
  usePendingCampaigns,
  useSendBackCampaign,
  useSetCampaignStatus,
  useTakeBackCampaigns,
} from '@cyberharbour/shared-api/admin-campaigns';
import { wholeCampaignText, type Campaign, type CampaignStatus } from '@cyberharbour/shared-api/contract';
import { Day } from '@cyberharbour/shared-ui';
import { useCampaignBackground } from '../api/background';
import { AuthorLink } from '../posts/author-link';
import { GoesLive, timeFacts, topicFacts } from '../posts/post-facts';
import type { PostKind, ReadPost } from '../posts/post-kind';
import { statusesWith } from '../posts/statuses';
import { CampaignMore } from './campaign-more';

interface CampaignTypes {
  name: 'campaign';
  listed: Campaign;
  whole: Campaign;
  status: CampaignStatus;
  change: { campaigns: readonly ReadPost[]; status: CampaignStatus };
  sentBack: { campaign: ReadPost; reason: string };
}

const authorOf = ({ createdBy }: Campaign) => createdBy?.name ?? 'Unknown';

/** All that is particular to campaigns in the console. */
export const campaignKind: PostKind<CampaignTypes> = {
  name: 'campaign',
  title: 'Campaigns',
  lede: 'Everything that was started, whatever became of it.',
  statuses: statusesWith({ value: 'active', label: 'Active' }),

  statusOf: ({ status }) => status,
  noteOf: (post) => (
    <>
      Created by <AuthorLink author={post.createdBy} />
      <GoesLive post={post} />
    </>
  ),
  moreOf: (campaign) => <CampaignMore campaign={campaign} />,
  authorOf,
  authorIdOf: ({ createdBy }) => createdBy?._id,
  hrefOf: (id) => `/campaigns/${id}`,
  // What it asks for is read, compared and searched for links like its text.
  textOf: wholeCampaignText,
  bodyOf: ({ description: text, blocks }) => ({ text, blocks }),
  factsOf: ({ createdBy, createdAt, startTime, endTime, status, topic, publishAt }) => [
    { name: 'Created by', value: createdBy?.businessName ?? createdBy?.name ?? 'Unknown' },
    { name: 'Sent', value: <Day at={createdAt} withTime /> },
    { name: 'Starts', value: <Day at={startTime} withTime /> },
    { name: 'Ends', value: <Day at={endTime} withTime /> },
    ...topicFacts({ topic }),
    ...timeFacts({ status, publishAt }),
  ],

  useAll: useAllCampaigns,
  useDownload: useDownloadCampaigns,
  useSetStatus: useSetCampaignStatus,
  changeOf: (campaigns, status) => ({ campaigns, status }),
  changedBy: ({ campaigns }) => campaigns,

  usePending: usePendingCampaigns,
  // Lists of campaigns carry them whole.
  useWhole: (data) => ({ data, isPending: false, isFetching: false, refetch: () => Promise.resolve() }),
  useBackground: useCampaignBackground,
  useApprove: useApproveCampaigns,
  useSendBack: useSendBackCampaign,
  useTakeBack: useTakeBackCampaigns,
  sendBackOf: (campaign, reason) => ({ campaign, reason }),
};
