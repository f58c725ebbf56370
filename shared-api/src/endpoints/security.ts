import {
  http,
  list,
  queryOptions,
  setSession,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@cyberharbour/shared-api/endpoint';
import type {
  ActivityPage,
  DeletionAnswer,
  DeletionChanged,
  DeletionRequest,
  Done,
  OwnDataAnswer,
  PasswordChange,
  UserSessions,
} from '../contract/index';

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

/** How often it is asked how far the file is, while it is being made; milliseconds. */
const again = 1000;

const ownData = queryOptions({
  queryKey: [...all, 'own-data'],
  queryFn: async ({ signal }) => (await http.get<OwnDataAnswer>('/user/export', { signal })).ownData,
  refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' || data?.state === 'working' ? again : false),
});

/** The file with the member's own data: null where there is none. The page says where it stands. */
export const useOwnData = () => useQuery(ownData);

/** Its failure is shown by the page. */
export const useBeginExport = () =>
  useMutation({ mutationFn: () => http.post<OwnDataAnswer>('/user/export'), meta: { refresh } });

export const useRemoveExport = () =>
  useMutation({
    mutationFn: () => http.delete<Done>('/user/export'),
    meta: { done: 'File deleted', failed: 'Delete failed.', refresh },
  });

const deletion = queryOptions({
  queryKey: [...all, 'deletion'],
  queryFn: ({ signal }) => http.get<DeletionAnswer>('/user/deletion', { signal }),
});

/** When the account is deleted, where its member asked for it. The page says where it stands. */
export const useDeletion = () => useQuery(deletion);

/** Its failure is shown by the page. */
export function useRequestDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: DeletionRequest) => http.post<DeletionChanged>('/user/deletion', request),
    onSuccess: ({ user }) => setSession(client, user),
    meta: { refresh },
  });
}

export function useCancelDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.delete<DeletionChanged>('/user/deletion'),
    onSuccess: ({ user }) => setSession(client, user),
    meta: { done: 'Your account stays.', failed: 'Update failed.', refresh },
  });
}
