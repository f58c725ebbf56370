import { ApiFailure } from '@cyberharbour/shared-api';
import {
  http,
  queryOptions,
  setSession,
  useMutation,
  useQuery,
  useQueryClient,
} from '@cyberharbour/shared-api/endpoint';
import type { LoginMethods, PasskeyUse, SecondStepCode, UserAnswer } from '../contract/index';
import { secondStepCode } from '../contract/second-step-codes';
import { checkCookie } from './cookie-check';

/** Whether the password was right, and the login goes on with a second step. */
export const needsSecondStep = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === secondStepCode;

/** Asked anew each time: it belongs to one login. */
const loginMethods = queryOptions({
  queryKey: ['login-methods'],
  queryFn: ({ signal }) => http.get<LoginMethods>('/auth/login/second-step', { signal }),
  gcTime: 0,
  staleTime: 0,
});

/** What the login that waits in this browser may go on with; empty where none waits. */
export const useLoginMethods = () => useQuery(loginMethods);

/** Its failures are shown by the page. */
function useArrival<Sent>(send: (sent: Sent) => Promise<UserAnswer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sent: Sent) => {
      const answer = await send(sent);
      await checkCookie();
      return answer;
    },
    onSuccess: ({ user }) => setSession(client, user),
    meta: { done: 'Login successful' },
  });
}

/** The second step of a login by a code of an app, or by a recovery code. */
export const useCompleteLogin = () =>
  useArrival((sent: SecondStepCode) => http.post<UserAnswer>('/auth/login/second-step', sent));

/** What `signLogin` gave. */
export const usePasskeyLogin = () =>
  useArrival((passkey: PasskeyUse) => http.post<UserAnswer>('/auth/login/passkey', { passkey }));
