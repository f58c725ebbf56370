import { http, keys, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';
import type {
  AdminBlogPage,
  AdminCampaignPage,
  BlogStatus,
  CampaignStatus,
  ResourceList,
  UserPage,
} from '../contract/index';

export interface Counts {
  users: number;
  blogs: number;
  campaigns: number;
  resources: number;
  blogsByStatus: Partial<Record<BlogStatus, number>>;
  campaignsByStatus: Partial<Record<CampaignStatus, number>>;
}

/** The counts come from the four lists, without their items. */
const counts = queryOptions({
  queryKey: keys.counts,
  queryFn: async ({ signal }): Promise<Counts> => {
    const reading = { signal, params: { limit: 0 } };
    const [users, blogs, campaigns, resources] = await Promise.all([
      http.get<UserPage>('/admin/users', reading),
      http.get<AdminBlogPage>('/admin/blogs', reading),
      http.get<AdminCampaignPage>('/admin/campaigns', reading),
      http.get<ResourceList>('/resources', reading),
    ]);
    return {
      users: users.total,
      blogs: blogs.total,
      campaigns: campaigns.total,
      resources: resources.total,
      blogsByStatus: blogs.byStatus,
      campaignsByStatus: campaigns.byStatus,
    };
  },
  meta: { failed: 'Failed to load admin stats' },
});

export const useCounts = () => useQuery(counts);
