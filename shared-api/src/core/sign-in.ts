import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Credentials, Done, UserAnswer } from '../contract/index';
import { http } from './http';
import { setSession } from './session';

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => http.post<UserAnswer>('/auth/login', credentials),
    onSuccess: ({ user }) => setSession(client, user),
    meta: { done: 'Login successful', failed: 'Login failed.' },
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
