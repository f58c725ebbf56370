import { http, keys, setSession, useMutation, useQueryClient } from '@cyberharbour/shared-api/endpoint';
import { ApiFailure } from '@cyberharbour/shared-api';
import type { Done, Registration, UserAnswer, Verification } from '../contract/index';
import { cookieRefused } from '../contract/session-cookie';
import { useAttempt } from './attempt';

/** Puts the account of an answer in place of whoever was signed in. */
function useArrive() {
  const client = useQueryClient();
  return ({ user }: UserAnswer) => setSession(client, user);
}

/** The account is there, and its owner learns at once why the next page would not know them. */
function refuseWithoutCookie(error: unknown): void {
  if (error instanceof ApiFailure && error.status === 401) {
    const message = `Your account is made. ${cookieRefused}`;
    throw new ApiFailure(401, { message, code: 'COOKIE_REFUSED', errors: {}, retryAfter: undefined });
  }
}

/** Sent again after a lost answer, it gives the account that the first try made. */
export function useRegister() {
  const attemptOf = useAttempt();
  return useMutation({
    mutationFn: async (registration: Registration) => {
      const answer = await http.post<UserAnswer>('/auth/register', registration, attemptOf({ ...registration }));
      await http.get('/auth/verify').catch(refuseWithoutCookie);
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
