// The host ships this once, as a singleton: one client, one session, one cache for the whole page.
export * from './admin-blogs';
export * from './admin-campaigns';
export * from './admin-counts';
export * from './admin-history';
export * from './admin-statistics';
export * from './admin-users';
export * from './auth';
export * from './blogs';
export * from './campaigns';
export { createQueryClient, type Notify } from './client';
export { useDraft, type Draft, type DraftFields, type KeptDraft } from './drafts';
export { ApiFailure, fieldErrors, intoForm, sentence } from './failure';
export { configureApi } from './http';
export { useHydrated } from './hydrated';
export { ApiProvider } from './provider';
export * from './resources';
export { useAccount, useSession, verifySession, type Session } from './session';
export { useUpdateDetails } from './user';
