// What the host provides once for the whole page: one client, one session, one cache. Screens and the shell import
// from here.
export { createQueryClient, type Notify } from './client';
export type { ReleaseReport } from '../contract/releases';
export { ApiFailure, fieldErrors, intoForm, isCancelled, isEditedElsewhere, isUnreachable, sentence } from './failure';
export { configureApi, type Sending } from './http';
export { useHydrated } from './hydrated';
export type { PagedList } from './list';
export { useOnline } from './online';
export { prefetch } from './prefetch';
export { ApiProvider } from './provider';
export { hearSession, startSignedOut, useAccount, useSession, verifySession, type Session } from './session';
export { useLogin, useLogout } from './sign-in';
export { hearSignOut } from './tabs';
