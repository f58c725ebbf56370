import { http, keys, setSession, useMutation, useQueryClient } from '@cyberharbour/shared-api/endpoint';
import type { Done, Registration, UserAnswer, Verification } from '../contract/index';
import { useAttempt } from './attempt';
import { checkCookie } from './cookie-check';

/** Puts the account of an answer in place of whoever was signed in. */
function useArrive() {
  const client = useQueryClient();
  return ({ user }: UserAnswer) => setSession(client, user);
}

/** Sent again after a lost answer, it gives the account that the first try made. */
export function useRegister() {
  const attemptOf = useAttempt();
  return useMutation({
    mutationFn: async (registration: Registration) => {
      const answer = await http.post<UserAnswer>('/auth/register', registration, attemptOf({ ...registration }));
      // The account is there, and its owner learns at once why the next page would not know them.
      await checkCookie('Your account is made. ');
      return answer;
    },
    onSuccess: useArrive(),
    meta: { done: 'Account created! Please verify your email.', failed: 'Signup failed.' },
  });
}

export const useSendCode = () =>
  useMutation({
    mutationFn: () => http.post<Done>('/auth/send-verify-otp'),
    meta: { failed: 'Failed to send OTP.', refresh: [keys.session] },
  });

export const useVerifyCode = () =>
  useMutation({
    mutationFn: (verification: Verification) => http.post<UserAnswer>('/auth/verify-otp', verification),
    onSuccess: useArrive(),
    meta: { done: 'Your account has been verified!', failed: 'Verification failed.' },
  });
