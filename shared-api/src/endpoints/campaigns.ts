import { isEditedElsewhere, type Sending } from '@cyberharbour/shared-api';
import {
  http,
  keepPreviousData,
  keys,
  list,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@cyberharbour/shared-api/endpoint';
import type { CampaignAnswer, CampaignForm, CampaignPage, CampaignType, Done } from '../contract/index';
import { useAttempt } from './attempt';

export interface NewCampaign extends CampaignForm {
  image: File;
  sending?: Sending;
}

export interface ChangedCampaign extends CampaignForm {
  id: string;
  /** A new picture; without one the old stays. */
  image?: File | undefined;
  /** As it was when editing began; the server refuses when somebody else was faster. */
  updatedAt: string;
  sending?: Sending;
}

const address = (id: string) => `/campaigns/${encodeURIComponent(id)}`;
const refresh = [keys.campaigns, keys.counts];

export interface CampaignFilter {
  type?: CampaignType | undefined;
  q?: string | undefined;
}

export const campaigns = ({ type, q }: CampaignFilter = {}) =>
  list({
    key: [...keys.campaigns, 'public'],
    url: '/campaigns',
    filter: { type, q },
    items: (page: CampaignPage) => page.campaigns,
    failed: 'Failed to load campaigns.',
  });

export const myCampaigns = ({ q }: { q?: string | undefined } = {}) =>
  list({
    key: [...keys.campaigns, 'mine'],
    url: '/campaigns',
    filter: { mine: true, q },
    items: (page: CampaignPage) => page.campaigns,
    failed: 'Failed to load campaigns.',
  });

const read = async (id: string, signal: AbortSignal) =>
  (await http.get<CampaignAnswer>(address(id), { signal })).campaign;

const pictureAt = async (url: string, signal: AbortSignal) => {
  const blob = await http.file(url, { signal }).catch(() => null);
  return blob && new File([blob], url.split('/').at(-1) ?? 'picture', { type: blob.type });
};

export const campaign = (id: string) =>
  queryOptions({ queryKey: [...keys.campaigns, 'one', id], queryFn: ({ signal }) => read(id, signal) });

/** What a new campaign takes over from an earlier one: its texts, and its picture where that can be had. */
const copiedCampaign = (id: string) =>
  queryOptions({
    queryKey: [...keys.campaigns, 'copied', id],
    queryFn: async ({ signal }) => {
      const { title, description, imageUrl } = await read(id, signal);
      return { title, description, image: imageUrl ? await pictureAt(imageUrl, signal) : null };
    },
    gcTime: 0,
    staleTime: Infinity,
    meta: { failed: 'Failed to load campaign.' },
  });

/** The same for the form that edits it. Never from the cache: a form that began with an older version could not be saved. */
const editedCampaign = (id: string) =>
  queryOptions({
    queryKey: [...keys.campaigns, 'edited', id],
    queryFn: ({ signal }) => read(id, signal),
    gcTime: 0,
    meta: { failed: 'Failed to load campaign.' },
  });

/** The public list again, for the foot of one post: where it cannot be had, the foot is missing and nothing is said. */
export const campaignsNearby: ReturnType<typeof campaigns> = { ...campaigns(), meta: {} };

/** What was found before stays until the next answer. */
export const useCampaigns = (filter?: CampaignFilter) =>
  useInfiniteQuery({ ...campaigns(filter), placeholderData: keepPreviousData });
export const useCampaignsNearby = () => useInfiniteQuery(campaignsNearby);
export const useMyCampaigns = (filter?: { q?: string | undefined }) =>
  useInfiniteQuery({ ...myCampaigns(filter), placeholderData: keepPreviousData });
export const useCampaign = (id: string) => useQuery(campaign(id));
export const useCopiedCampaign = (id: string) => useQuery(copiedCampaign(id));
export const useEditedCampaign = (id: string) => useQuery(editedCampaign(id));

/** Sent again after a lost answer, it makes no second post. */
export function useCreateCampaign() {
  const attemptOf = useAttempt();
  return useMutation({
    mutationFn: ({ sending, ...fields }: NewCampaign) =>
      http.create<CampaignAnswer>('/campaigns', { ...fields }, attemptOf({ ...fields }), sending),
    meta: { done: 'Campaign created successfully!', failed: 'Failed to create campaign.', refresh },
  });
}

export const useUpdateCampaign = () =>
  useMutation({
    mutationFn: ({ id, sending, ...fields }: ChangedCampaign) =>
      http.replace<CampaignAnswer>(address(id), { ...fields }, sending),
    // The server adds that it waits for a moderator again, where it does.
    meta: {
      done: ({ message }: CampaignAnswer) => message ?? 'Campaign updated',
      failed: 'Update failed',
      inPage: isEditedElsewhere,
      refresh,
    },
  });

export const useDeleteCampaign = () =>
  useMutation({
    mutationFn: (id: string) => http.delete<Done>(address(id)),
    meta: { done: 'Campaign deleted', failed: 'Delete failed.', refresh },
  });
