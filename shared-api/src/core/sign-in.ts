import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Credentials, Done, UserAnswer } from '../contract/index';
import { secondStepCode } from '../contract/second-step-codes';
import { cookieRefused } from '../contract/session-cookie';
import { ApiFailure, isSignedOut, type Refusal } from './failure';
import { http } from './http';
import { setSession } from './session';

/** A browser that refuses cookies makes the login itself fail, not the next page. Anything else may pass. */
function refuseWithoutCookie(error: unknown): void {
  if (isSignedOut(error))
    throw new ApiFailure(401, { ...(error as Refusal), message: cookieRefused, code: 'COOKIE_REFUSED' });
}

/** The password was right: the page goes on with the second step. */
const isWaiting = (error: unknown) => (error as ApiFailure).code === secondStepCode;

async function logIn(credentials: Credentials): Promise<UserAnswer> {
  const answer = await http.post<UserAnswer>('/auth/login', credentials);
  await http.get('/auth/verify').catch(refuseWithoutCookie);
  return answer;
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: logIn,
    onSuccess: ({ user }) => setSession(client, user),
    meta: { done: 'Login successful', failed: 'Login failed.', inPage: isWaiting },
  });
}

export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.post<Done>('/auth/logout'),
    onSuccess: () => setSession(client, null),
    meta: { done: 'Logged out successfully', failed: 'Logout failed.' },
  });
}
