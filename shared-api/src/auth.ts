import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAttempt } from './attempt';
import type {
  Credentials,
  Done,
  PasswordReset,
  PasswordResetRequest,
  Registration,
  UserAnswer,
  Verification,
} from './contract/index';
import { http } from './http';
import { keys } from './keys';
import { setSession } from './session';

/** Puts the account of an answer in place of whoever was there. */
function useArrive() {
  const client = useQueryClient();
  return ({ user }: UserAnswer) => setSession(client, user);
}

export const useLogin = () =>
  useMutation({
    mutationFn: (credentials: Credentials) => http.post<UserAnswer>('/auth/login', credentials),
    onSuccess: useArrive(),
    meta: { done: 'Login successful', failed: 'Login failed.' },
  });

/** Sent again after a lost answer, it gives the account that the first try made. */
export function useRegister() {
  const attemptOf = useAttempt();
  return useMutation({
    mutationFn: (registration: Registration) =>
      http.post<UserAnswer>('/auth/register', registration, attemptOf({ ...registration })),
    onSuccess: useArrive(),
    meta: { done: 'Account created! Please verify your email.', failed: 'Signup failed.' },
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

export const useForgotPassword = () =>
  useMutation({
    mutationFn: (request: PasswordResetRequest) => http.post<Done>('/auth/forgot-password', request),
    meta: { done: 'Reset OTP sent to your email.', failed: 'Failed to send OTP.' },
  });

/** Its failure is said inline, by the page. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (reset: PasswordReset) => http.post<Done>('/reset-password', reset),
    meta: { done: 'Password reset successfully.' },
  });
