/**
 * The contract between server and browsers: shapes, form rules and limits, each owned here once. Pure: no React, no
 * HTTP.
 */
export * from './abn.ts';
export * from './answer.ts';
export * from './api-version.ts';
export * from './blog.ts';
export * from './campaign.ts';
export * from './campaign-actions.ts';
export * from './campaign-action-fields.ts';
export * from './campaign-counts.ts';
export * from './campaign-count-words.ts';
export * from './campaign-updates.ts';
export * from './campaign-update-words.ts';
export * from './deletion.ts';
export * from './drafts.ts';
export * from './formatted-text.ts';
export * from './help-situations.ts';
export * from './letters.ts';
export * from './alerts.ts';
export * from './limits.ts';
export * from './link-findings.ts';
export * from './moderation.ts';
export * from './newsletter.ts';
export * from './newsletter-words.ts';
export * from './post-topic.ts';
export * from './public-address.ts';
export * from './publish-time.ts';
export * from './recovery.ts';
export * from './release-console.ts';
export * from './release-feel.ts';
export * from './release-names.ts';
export * from './releases.ts';
export * from './resource.ts';
export * from './resource-words.ts';
export * from './revisions.ts';
export * from './security.ts';
export * from './second-step-codes.ts';
export * from './second-steps.ts';
export * from './session-cookie.ts';
export * from './site-search.ts';
export * from './site-search-words.ts';
export * from './statistics.ts';
export * from './text.ts';
export * from './user.ts';
export * from './words-of.ts';
