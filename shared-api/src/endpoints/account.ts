import { http, setSession, useMutation, useQueryClient } from '@cyberharbour/shared-api/endpoint';
import type { AccountUpdate, UserAnswer } from '../contract/index';

export function useUpdateDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (update: AccountUpdate) => http.put<UserAnswer>('/user/update', update),
    onSuccess: ({ user }) => setSession(client, user),
    meta: { done: 'Details updated', failed: 'Update failed.' },
  });
}

/** Gives up a new e-mail that is not confirmed yet. */
export function useKeepEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.delete<UserAnswer>('/user/email'),
    onSuccess: ({ user }) => setSession(client, user),
    meta: { done: 'Your email stays as it is.', failed: 'Update failed.' },
  });
}
