import { http, keys, queryOptions, useMutation, useQuery } from '@cyberharbour/shared-api/endpoint';
import type {
  Done,
  KeyName,
  NewPasskey,
  PendingApp,
  RecoveryCodes,
  SecondStepAdded,
  SecondSteps,
} from '../contract/index';

const all = ['second-steps'] as const;
const failed = 'Update failed.';
/** The session too: an administrator may have their second step now, or none any more. */
const refresh = [all, keys.session];
const address = (id: string) => `/user/second-steps/${encodeURIComponent(id)}`;

const secondSteps = queryOptions({
  queryKey: all,
  queryFn: ({ signal }) => http.get<SecondSteps>('/user/second-steps', { signal }),
});

/** Names of one's own apps and passkeys. */
export const useSecondSteps = () => useQuery(secondSteps);

/** What the app needs is answered once. Its failure is shown by the form. */
export const useBeginApp = () =>
  useMutation({ mutationFn: (sent: KeyName) => http.post<PendingApp>('/user/second-steps/apps', sent) });

/** Its failure is shown by the form. */
export const useConfirmApp = () =>
  useMutation({
    mutationFn: ({ id, code }: { id: string; code: string }) =>
      http.post<SecondStepAdded>(`/user/second-steps/apps/${encodeURIComponent(id)}/confirm`, { code }),
    meta: { done: 'Second step added', refresh },
  });

/** What `createPasskey` gave, with a name. Its failure is shown by the form. */
export const useAddPasskey = () =>
  useMutation({
    mutationFn: (sent: NewPasskey) => http.post<SecondStepAdded>('/user/second-steps/passkeys', sent),
    meta: { done: 'Second step added', refresh },
  });

export const useRenameKey = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => http.put<Done>(address(id), { name }),
    meta: { done: 'Name changed', failed, refresh: [all] },
  });

export const useRemoveKey = () =>
  useMutation({
    mutationFn: (id: string) => http.delete<Done>(address(id)),
    meta: { done: 'Second step removed', failed, refresh },
  });

/** Those before are void. */
export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: () => http.post<RecoveryCodes>('/user/second-steps/recovery-codes'),
    meta: { failed, refresh: [all] },
  });
