import type { Sending } from '@cyberharbour/shared-api';
import {
  http,
  keepPreviousData,
  keys,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@cyberharbour/shared-api/endpoint';
import { writeActions } from '../contract/campaign-actions';
import type { CampaignAnswer, CampaignForm, CampaignPage, CampaignType, ResourceCategory } from '../contract/index';
import { editedPost, ownPages, postQueries, useCreatePost, useDeletePost, useUpdatePost } from './posts';

export interface NewCampaign extends CampaignForm {
  image: File;
  sending?: Sending;
  /** Names the attempt; the same again creates nothing. */
  attempt?: string;
}

export interface ChangedCampaign extends CampaignForm {
  id: string;
  /** A new picture; without one the old stays. */
  image?: File | undefined;
  /** As it was when editing began; the server refuses when somebody else was faster. */
  updatedAt: string;
  sending?: Sending;
}

export interface CampaignFilter {
  type?: CampaignType | undefined;
  topic?: ResourceCategory | undefined;
  q?: string | undefined;
  /** The cursor of a page: the list goes on from there. */
  after?: string | undefined;
}

const kind = {
  name: 'campaigns',
  items: (page: CampaignPage) => page.campaigns,
  post: ({ campaign: post }: CampaignAnswer) => post,
  texts: {
    listFailed: 'Failed to load campaigns.',
    postFailed: 'Failed to load campaign.',
  },
} as const;
const queries = postQueries(kind);

const changes = {
  of: kind.name,
  created: 'Campaign created successfully!',
  createFailed: 'Failed to create campaign.',
  updated: 'Campaign updated',
  deleted: 'Campaign deleted',
} as const;

export const campaigns = ({ type, topic, q, after }: CampaignFilter = {}) => queries.all({ type, topic, q }, after);
export const { nearby: campaignsNearby, one: campaign } = queries;
export const myCampaigns = (filter?: { q?: string | undefined }) => ownPages(queries.pages, filter);

const pictureAt = async (url: string, signal: AbortSignal) => {
  const blob = await http.file(url, { signal }).catch(() => null);
  return blob && new File([blob], url.split('/').at(-1) ?? 'picture', { type: blob.type });
};

/** What a new campaign takes over from an earlier one: its texts, and its picture where that can be loaded. */
const copiedCampaign = (id: string) =>
  queryOptions({
    queryKey: [...keys.campaigns, 'copied', id],
    queryFn: async ({ signal }) => {
      const { title, description, actions, imageUrl } = await queries.read(id, signal);
      return {
        title,
        description,
        actions: writeActions(actions ?? []),
        image: imageUrl ? await pictureAt(imageUrl, signal) : null,
      };
    },
    gcTime: 0,
    staleTime: Infinity,
    meta: { failed: kind.texts.postFailed },
  });

/** The previous list stays until the next answer. */
export const useCampaigns = (filter?: CampaignFilter) =>
  useInfiniteQuery({ ...campaigns(filter), placeholderData: keepPreviousData });
/** @param isWanted false as long as nobody looks at what it fills */
export const useCampaignsNearby = (isWanted = true) => useInfiniteQuery({ ...campaignsNearby, enabled: isWanted });
export const useMyCampaigns = (filter?: { q?: string | undefined }) =>
  useInfiniteQuery({ ...myCampaigns(filter), placeholderData: keepPreviousData });
export const useCampaign = (id: string) => useQuery(campaign(id));
export const useCopiedCampaign = (id: string) => useQuery(copiedCampaign(id));
export const useEditedCampaign = (id: string) => useQuery(editedPost({ kind, read: queries.read, id }));

export const useCreateCampaign = () => useCreatePost<CampaignAnswer, NewCampaign>(changes);
export const useUpdateCampaign = () => useUpdatePost<CampaignAnswer, ChangedCampaign>(changes);
export const useDeleteCampaign = () => useDeletePost(changes);
