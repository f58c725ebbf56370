import * as api from './every-entry';
import { read } from './every-hook';

interface Loading {
  isError: boolean;
  isPending: boolean;
  error: Error | null;
}

/** One query of the product: its call, its hook, and the sentence of a failure. */
export const loads: [call: string, hook: () => Loading, failed: string | undefined][] = [
  ['GET /blogs', () => api.useBlogs(), 'Failed to load blogs.'],
  ['GET /blogs', api.useMyBlogs, 'Failed to load blogs.'],
  ['GET /blogs/b1', () => api.useEditedBlog('b1'), 'Failed to load blog'],
  ['GET /campaigns', () => api.useCampaigns(), 'Failed to load campaigns.'],
  ['GET /campaigns', api.useMyCampaigns, 'Failed to load campaigns.'],
  ['GET /campaigns/c1', () => api.useEditedCampaign('c1'), 'Failed to load campaign.'],
  ['GET /admin/users', () => api.useUsers(), 'Failed to load users'],
  ['GET /admin/recoveries', api.useRecoveries, undefined],
  ['GET /admin/users/posts', () => api.usePostsOf(['u1']), undefined],
  ['GET /admin/users', api.useCounts, 'Failed to load admin stats'],
  ['GET /admin/blogs', () => api.useAllBlogs(), 'Failed to load blogs.'],
  ['GET /admin/campaigns', () => api.useAllCampaigns(), 'Failed to load campaigns.'],
  ['GET /admin/blogs/pending', api.usePendingBlogs, undefined],
  ['GET /admin/campaigns/pending', api.usePendingCampaigns, undefined],
  ['GET /admin/updates/pending', api.usePendingUpdates, undefined],
  ['GET /admin/newsletter', () => api.useSubscribers(), 'Failed to load subscribers.'],
  ['GET /admin/newsletter', api.useSubscriberCounts, undefined],
  ['GET /admin/audit', () => api.useAuditLog(), 'Failed to load the audit log.'],
  ['GET /admin/audit', () => api.useHistory('blog', 'b1'), undefined],
  ['GET /admin/statistics', api.useStatistics, undefined],
  ['GET /blogs', api.useBlogsNearby, undefined],
  ['GET /blogs/b1', () => api.useBlog('b1'), undefined],
  ['GET /blogs/b1', () => api.useOwnBlog('b1'), 'Failed to load blog'],
  ['GET /blogs/b1', () => api.useWaitingBlog(read('b1')), undefined],
  ['GET /blogs/b1/revisions', () => api.useRevisions('blog', 'b1', true), undefined],
  ['GET /campaigns/c1/revisions', () => api.useRevisions('campaign', 'c1', true), undefined],
  ['GET /campaigns', api.useCampaignsNearby, undefined],
  ['GET /campaigns/c1', () => api.useCampaign('c1'), undefined],
  ['GET /campaigns/c1', () => api.useCopiedCampaign('c1'), 'Failed to load campaign.'],
  ['GET /admin/blogs/pending', api.useWaitingCount, undefined],
  ['GET /user/data', api.useAccount, undefined],
  ['GET /auth/login/second-step', api.useLoginMethods, undefined],
  ['GET /auth/check', api.useCheckState, undefined],
  ['GET /user/second-steps', api.useSecondSteps, undefined],
  ['GET /user/sessions', api.useSessions, undefined],
  ['GET /user/activity', api.useActivity, undefined],
  ['GET /user/export', api.useOwnData, undefined],
  ['GET /user/deletion', api.useDeletion, undefined],
  ['GET /alerts', api.useAlerts, undefined],
  ['GET /alerts', api.useRunningAlerts, undefined],
  ['GET /search', () => api.useSiteSearch({ q: 'phish' }), undefined],
];
