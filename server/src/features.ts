import { adminRoutes } from './admin/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { blogRoutes } from './blogs/routes.ts';
import { moderateBlogRoutes } from './blogs/moderation-routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { moderateCampaignRoutes } from './campaigns/moderation-routes.ts';
import type { App, Context } from './context.ts';
import { sweepReplies } from './idempotency/sweep.ts';
import type { Job } from './jobs/jobs.ts';
import { sweepMails } from './mail/sweep.ts';
import { sweepPictures } from './media/sweep.ts';
import { digest } from './moderation/digest.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { releaseRoutes } from './releases/routes.ts';
import { resourceRoutes } from './resources/routes.ts';
import { sweepSessions } from './sessions/sweep.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { userRoutes } from './users/routes.ts';

/** Adds the routes of one feature under `/api`. */
type AddRoutes = (api: App, context: Context) => void;

export const routes: readonly AddRoutes[] = [
  authRoutes,
  userRoutes,
  blogRoutes,
  campaignRoutes,
  resourceRoutes,
  newsletterRoutes,
  releaseRoutes,
  adminRoutes,
  moderateBlogRoutes,
  moderateCampaignRoutes,
  auditRoutes,
  statisticsRoutes,
];

export const jobs: readonly Job[] = [digest, sweepSessions, sweepMails, sweepReplies, sweepPictures];
