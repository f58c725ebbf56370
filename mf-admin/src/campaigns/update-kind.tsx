import {
  useApproveUpdates,
  usePendingUpdates,
  useSendBackUpdate,
  useTakeBackUpdates,
} from '@cyberharbour/shared-api/admin-updates';
import { useCampaign } from '@cyberharbour/shared-api/campaigns';
import type { CampaignUpdate, UpdateTopic } from '@cyberharbour/shared-api/contract';
import { Day, Link } from '@cyberharbour/shared-ui';
import { useUpdateBackground } from '../api/background';
import type { ModeratedKind, ReadPost } from '../posts/post-kind';

interface UpdateTypes {
  name: 'update';
  listed: CampaignUpdate;
  whole: CampaignUpdate & { imageUrl: null; campaignTitle: string };
  status: CampaignUpdate['status'];
  change: object;
  sentBack: { update: ReadPost; reason: string };
}

const topics: Record<UpdateTopic, string> = { news: 'News', result: 'What became of it', thanks: 'Thanks' };
const authorOf = ({ author }: CampaignUpdate) => author?.name ?? 'Unknown';

/** What organisers write below their campaigns: in the approvals with the campaign that it belongs to. */
export const updateKind: ModeratedKind<UpdateTypes> = {
  name: 'update',
  title: 'Updates',
  authorOf,
  textOf: ({ content }) => content,
  bodyOf: ({ content: text, blocks }) => ({ text, blocks }),
  factsOf: (update) => [
    { name: 'Campaign', value: <Link href={`/campaigns/${update.campaignId}`}>{update.campaignTitle}</Link> },
    { name: 'About', value: topics[update.topic] },
    { name: 'Author', value: authorOf(update) },
    { name: 'Sent', value: <Day at={update.createdAt} withTime /> },
  ],

  usePending: usePendingUpdates,
  // Lists of updates carry them whole; the title of the campaign follows.
  useWhole(update) {
    const { data: campaign, refetch } = useCampaign(update.campaignId);
    const campaignTitle = campaign?.title ?? 'Open the campaign';
    return { data: { ...update, imageUrl: null, campaignTitle }, isPending: false, isFetching: false, refetch };
  },
  useBackground: useUpdateBackground,
  useApprove: useApproveUpdates,
  useSendBack: useSendBackUpdate,
  useTakeBack: useTakeBackUpdates,
  sendBackOf: (update, reason) => ({ update, reason }),
};
