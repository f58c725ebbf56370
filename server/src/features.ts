import { eraseAccounts } from './account-deletion/job.ts';
import { accountDeletionRoutes } from './account-deletion/routes.ts';
import { accountRecoveryRoutes } from './account-recovery/routes.ts';
import { recoveryReviewRoutes } from './account-recovery/review-routes.ts';
import { recoverAccounts } from './account-recovery/job.ts';
import { activityRoutes } from './activity/routes.ts';
import { sweepActivity } from './activity/sweep.ts';
import { alertRoutes } from './alerts/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { readBounces } from './bounces/job.ts';
import { campaignCountRoutes } from './campaign-counts/routes.ts';
import { forgetDays } from './campaign-counts/sweep.ts';
import { askStillOn } from './campaign-questions/job.ts';
import { sendThanks } from './campaign-questions/thanks.ts';
import { campaignQuestionRoutes } from './campaign-questions/routes.ts';
import { campaignUpdateRoutes } from './campaign-updates/routes.ts';
import type { App, Context } from './context.ts';
import { draftRoutes } from './drafts/routes.ts';
import { emailChangeRoutes } from './email-change/routes.ts';
import { sweepEmailChanges } from './email-change/sweep.ts';
import { sweepReplies } from './idempotency/sweep.ts';
import { formattedTextRoutes } from './formatted-text/routes.ts';
import { letterArchiveRoutes } from './letter-archive/routes.ts';
import { draftDigest } from './letter-digest/job.ts';
import { letterRoutes } from './letters/routes.ts';
import { homeCampaignRoutes } from './home-campaigns/routes.ts';
import { checkLinks } from './link-checks/job.ts';
import { linkCheckRoutes } from './link-checks/routes.ts';
import type { Job } from './jobs/jobs.ts';
import { sweepMails } from './mail/sweep.ts';
import { sweepPictures } from './media/sweep.ts';
import { digest } from './moderation/digest.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { moveEndedBack } from './posts/end.ts';
import { moderatedKinds, postKinds } from './posts/kinds.ts';
import { lookAfterExports } from './own-data/own-data.ts';
import { ownDataRoutes } from './own-data/routes.ts';
import { ownSessionRoutes } from './own-sessions/routes.ts';
import { passwordChangeRoutes } from './password-change/routes.ts';
import { pictureTables } from './posts/picture-tables.ts';
import { postRoutes } from './posts/routes.ts';
import { releaseConsoleRoutes } from './release-console/routes.ts';
import { releaseFeelRoutes } from './release-feel/routes.ts';
import { releaseRoutes } from './releases/routes.ts';
import { libraryRoutes } from './resources/admin-routes.ts';
import { resourceRoutes } from './resources/routes.ts';
import { revisionRoutes } from './revisions/routes.ts';
import { checkRoutes } from './second-steps/check-routes.ts';
import { secondStepRoutes } from './second-steps/key-routes.ts';
import { loginStepRoutes } from './second-steps/login-routes.ts';
import { sweepSecondSteps } from './second-steps/sweep.ts';
import { signInReportRoutes } from './sign-in-report/routes.ts';
import { siteSearchRoutes } from './site-search/routes.ts';
import { sweepSessions } from './sessions/sweep.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { userRoutes } from './users/routes.ts';

/** Adds the routes of one feature under `/api`. */
export type AddRoutes = (api: App, context: Context) => void;

export const routes: readonly AddRoutes[] = [
  authRoutes,
  loginStepRoutes,
  checkRoutes,
  userRoutes,
  secondStepRoutes,
  emailChangeRoutes,
  passwordChangeRoutes,
  ownSessionRoutes,
  activityRoutes,
  ownDataRoutes,
  draftRoutes,
  accountDeletionRoutes,
  signInReportRoutes,
  accountRecoveryRoutes,
  recoveryReviewRoutes,
  ...postKinds.map(postRoutes),
  ...postKinds.map(revisionRoutes),
  campaignCountRoutes,
  campaignQuestionRoutes,
  campaignUpdateRoutes,
  homeCampaignRoutes,
  formattedTextRoutes,
  resourceRoutes,
  siteSearchRoutes,
  libraryRoutes,
  linkCheckRoutes,
  newsletterRoutes,
  letterRoutes,
  letterArchiveRoutes,
  alertRoutes,
  releaseRoutes,
  releaseFeelRoutes,
  releaseConsoleRoutes,
  adminRoutes,
  ...moderatedKinds.map(moderationRoutes),
  auditRoutes,
  statisticsRoutes,
];

export const jobs: readonly Job[] = [
  digest,
  moveEndedBack(postKinds),
  sweepSessions,
  sweepActivity,
  lookAfterExports,
  eraseAccounts,
  recoverAccounts,
  sweepEmailChanges,
  sweepSecondSteps,
  askStillOn,
  sendThanks,
  draftDigest,
  readBounces,
  forgetDays,
  sweepMails,
  sweepReplies,
  checkLinks,
  sweepPictures(pictureTables),
];
