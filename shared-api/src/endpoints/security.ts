import { http, useMutation } from '@cyberharbour/shared-api/endpoint';
import type { Done, PasswordChange } from '../contract/index';

/** Its failure is shown by the page too, at the fields. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (change: PasswordChange) => http.put<Done>('/user/password', change),
    meta: { done: 'Password changed', failed: 'Failed to change the password.' },
  });
