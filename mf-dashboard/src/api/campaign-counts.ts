import type { CampaignFigures, OwnJoins } from '@cyberharbour/shared-api/contract';
import { http, keys, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';

const figures = (id: string) =>
  queryOptions({
    queryKey: [...keys.campaigns, 'figures', id],
    queryFn: ({ signal }) => http.get<CampaignFigures>(`/campaigns/${encodeURIComponent(id)}/figures`, { signal }),
  });
export const useFigures = (id: string) => useQuery(figures(id));

/** A server of an earlier release has none: the dashboard does without. */
const joins = queryOptions({
  queryKey: [...keys.campaigns, 'joined'],
  queryFn: async ({ signal }) => (await http.get<OwnJoins>('/user/joins', { signal })).joins,
});
export const useJoins = () => useQuery(joins);
