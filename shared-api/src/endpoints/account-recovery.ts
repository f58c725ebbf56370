import { http, setSession, useMutation, useQueryClient } from '@cyberharbour/shared-api/endpoint';
import type { Done, RecoveryRequest, UserAnswer } from '../contract/index';

/** Its failure is shown by the page, and what comes next. */
export const useRequestRecovery = () =>
  useMutation({ mutationFn: (request: RecoveryRequest) => http.post<Done>('/auth/recovery', request) });

/** Stops whoever asks to recover the account that is signed in. */
export function useStopRecovery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.delete<UserAnswer>('/user/recovery'),
    onSuccess: ({ user }) => setSession(client, user),
    meta: { done: 'Stopped. Your account stays as it is.', failed: 'Update failed.' },
  });
}
