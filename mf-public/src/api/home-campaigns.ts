import type { HomeCampaigns } from '@cyberharbour/shared-api/contract';
import { http, keys, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';

/** Where it cannot be had, as from a server of an earlier release, the samples of the page stand in. */
export const homeCampaigns = queryOptions({
  queryKey: [...keys.campaigns, 'home'],
  queryFn: async ({ signal }) => (await http.get<HomeCampaigns>('/home/campaigns', { signal })).campaigns,
  retry: false,
});

export const useHomeCampaigns = () => useQuery(homeCampaigns);
