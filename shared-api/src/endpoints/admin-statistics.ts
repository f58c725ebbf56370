import { http, keys, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { BlogPage, CampaignPage, Statistics, UpdatePage } from '../contract/index';

const minute = 60_000;

/** A server of an earlier release has none: the page does without. */
const statistics = queryOptions({
  queryKey: [...keys.counts, 'statistics'],
  queryFn: ({ signal }) => http.get<Statistics>('/admin/statistics', { signal }),
});

export const useStatistics = () => useQuery(statistics);

/** How many posts wait for a moderator, without the posts. */
const waitingCount = queryOptions({
  queryKey: [...keys.counts, 'waiting'],
  queryFn: async ({ signal }) => {
    const reading = { signal, params: { limit: 0 } };
    const lists = await Promise.all([
      http.get<BlogPage>('/admin/blogs/pending', reading),
      http.get<CampaignPage>('/admin/campaigns/pending', reading),
      // A server of an earlier release has none.
      http.get<UpdatePage>('/admin/updates/pending', reading).catch(() => ({ total: 0 })),
    ]);
    return lists.reduce((sum, { total }) => sum + total, 0);
  },
  refetchInterval: minute,
});

export const useWaitingCount = () => useQuery(waitingCount);
