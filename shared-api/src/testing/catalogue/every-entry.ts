/**
 * Every entry point that screens import from, as one: the tables of this folder are complete when they hold each of
 * its hooks.
 */
export * from '../../core/index';
export * from '../../endpoints/account';
export * from '../../endpoints/account-recovery';
export * from '../../endpoints/admin-audit';
export * from '../../endpoints/admin-blogs';
export * from '../../endpoints/admin-campaigns';
export * from '../../endpoints/admin-counts';
export * from '../../endpoints/admin-history';
export * from '../../endpoints/admin-newsletter';
export * from '../../endpoints/admin-recoveries';
export * from '../../endpoints/admin-statistics';
export * from '../../endpoints/admin-updates';
export * from '../../endpoints/admin-users';
export * from '../../endpoints/alerts';
export * from '../../endpoints/blogs';
export * from '../../endpoints/campaigns';
export * from '../../endpoints/drafts';
export * from '../../endpoints/formatted-text';
export * from '../../endpoints/fresh-check';
export * from '../../endpoints/login-steps';
export * from '../../endpoints/newsletter';
export * from '../../endpoints/password-reset';
export * from '../../endpoints/resources';
export * from '../../endpoints/revisions';
export * from '../../endpoints/second-steps';
export * from '../../endpoints/security';
export * from '../../endpoints/sign-up';
export * from '../../endpoints/site-search';
