import { http, useMutation } from '@cyberharbour/shared-api/endpoint';
import type { Done, PasswordReset, PasswordResetRequest } from '../contract/index';

export const useForgotPassword = () =>
  useMutation({
    mutationFn: (request: PasswordResetRequest) => http.post<Done>('/auth/forgot-password', request),
    meta: { done: 'Reset OTP sent to your email.', failed: 'Failed to send OTP.' },
  });

/** Its failure is shown by the page, beside the fields. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (reset: PasswordReset) => http.post<Done>('/reset-password', reset),
    meta: { done: 'Password reset successfully.' },
  });
