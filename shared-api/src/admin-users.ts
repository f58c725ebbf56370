import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { Done, Role, UserAnswer, UserPage } from './contract/index';
import { http } from './http';
import { keys } from './keys';
import { list } from './list';

const address = (id: string) => `/admin/users/${encodeURIComponent(id)}`;
const refresh = [keys.users, keys.counts];

export interface UserFilter {
  q?: string | undefined;
  role?: Role | undefined;
}

const users = ({ q, role }: UserFilter = {}) =>
  list({ key: keys.users, url: '/admin/users', filter: { q, role }, items: (page: UserPage) => page.users, failed: 'Failed to load users' });

/** What was found before stays until the next answer. */
export const useUsers = (filter?: UserFilter) => useInfiniteQuery({ ...users(filter), placeholderData: keepPreviousData });

export const useChangeRole = () =>
  useMutation({
    mutationFn: ({ id, role }: { id: string; role: Role }) => http.put<UserAnswer>(`${address(id)}/role`, { role }),
    // The session too: it may be one's own.
    meta: { done: (_: UserAnswer, { role }: { role: Role }) => `Role updated to ${role}`, failed: 'Failed to update role', refresh: [...refresh, ['session']] },
  });

export const useDeleteUser = () =>
  useMutation({
    mutationFn: (id: string) => http.delete<Done>(address(id)),
    meta: { done: 'User deleted', failed: 'Failed to delete user', refresh: [...refresh, keys.blogs, keys.campaigns] },
  });
