// The host ships this once, as a singleton: one client, one session, one cache for the whole page.
export * from './admin-blogs';
export * from './admin-campaigns';
export * from './admin-counts';
export * from './admin-history';
export * from './admin-newsletter';
export * from './admin-statistics';
export * from './admin-users';
export { useAttempt } from './attempt';
export * from './auth';
export * from './blogs';
export * from './campaigns';
export type { ReleaseOutcome } from './contract/releases';
export { createQueryClient, type Notify } from './client';
export { useDraft, type Draft, type DraftFields, type KeptDraft } from './drafts';
export {
  ApiFailure,
  fieldErrors,
  intoForm,
  sentence,
  wasCancelled,
  wasEditedElsewhere,
  wasNotReached,
} from './failure';
export { configureApi, type Sending } from './http';
export { useHydrated } from './hydrated';
export { useSubscribe } from './newsletter';
export { useOnline } from './online';
export { prefetch } from './prefetch';
export { ApiProvider } from './provider';
export * from './resources';
export { hearSignOut } from './tabs';
export { startSignedOut, useAccount, useSession, verifySession, type Session } from './session';
export { useUpdateDetails } from './user';
