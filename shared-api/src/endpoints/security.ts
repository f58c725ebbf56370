import { http, list, queryOptions, useInfiniteQuery, useMutation, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { ActivityPage, Done, PasswordChange, UserSessions } from '../contract/index';

/** First word of everything that the security page shows: what it changes makes the rest of it stale. */
const all = ['security'] as const;
const refresh = [all];

/** Its failure is shown by the page too, at the fields. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (change: PasswordChange) => http.put<Done>('/user/password', change),
    meta: { done: 'Password changed', failed: 'Failed to change the password.', refresh },
  });

const sessions = queryOptions({
  queryKey: [...all, 'sessions'],
  queryFn: ({ signal }) => http.get<UserSessions>('/user/sessions', { signal }),
});

/** Where the member is signed in. The page says where it stands when it cannot be had. */
export const useSessions = () => useQuery(sessions);

export const useEndSession = () =>
  useMutation({
    mutationFn: (id: string) => http.delete<Done>(`/user/sessions/${encodeURIComponent(id)}`),
    meta: { done: 'Device signed out', failed: 'Failed to sign that device out.', refresh },
  });

/** All but this one. */
export const useEndOtherSessions = () =>
  useMutation({
    mutationFn: () => http.delete<Done>('/user/sessions'),
    meta: { done: 'Other devices signed out', failed: 'Failed to sign the other devices out.', refresh },
  });

const activity = list({
  key: [...all, 'activity'],
  url: '/user/activity',
  filter: { limit: '10' },
  items: (page: ActivityPage) => page.entries,
});

/** What happened on the account, newest first. The page says where it stands when it cannot be had. */
export const useActivity = () => useInfiniteQuery(activity);
