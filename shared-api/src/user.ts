import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountUpdate, UserAnswer } from './contract/index';
import { http } from './http';
import { setSession } from './session';

export function useUpdateDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (update: AccountUpdate) => http.put<UserAnswer>('/user/update', update),
    onSuccess: ({ user }) => setSession(client, user),
    meta: { done: 'Details updated', failed: 'Update failed.' },
  });
}
