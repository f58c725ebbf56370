import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { Done, Period, Role, UserAnswer, UserOrder, UserPage } from './contract/index';
import { http } from './http';
import { keys } from './keys';
import { list } from './list';
import { counted, doEach, told, type Outcome } from './several';

const address = (id: string) => `/admin/users/${encodeURIComponent(id)}`;
const refresh = [keys.users, keys.counts];

export interface UserFilter extends Period {
  q?: string | undefined;
  role?: Role | undefined;
  /** Newest first without one. */
  order?: UserOrder | undefined;
}

const asked = ({ q, role, order, from, to }: UserFilter) => ({ q, role, order, from, to });

const users = (filter: UserFilter = {}) =>
  list({ key: keys.users, url: '/admin/users', filter: asked(filter), items: (page: UserPage) => page.users, failed: 'Failed to load users' });

/** What was found before stays until the next answer. */
export const useUsers = (filter?: UserFilter) => useInfiniteQuery({ ...users(filter), placeholderData: keepPreviousData });

export const useChangeRole = () =>
  useMutation({
    mutationFn: ({ ids, role }: { ids: readonly string[]; role: Role }) => doEach(ids, (id) => http.put<UserAnswer>(`${address(id)}/role`, { role })),
    meta: {
      done: (outcome: Outcome, { role }: { role: Role }) => told(outcome, `Role updated to ${role}`, (count) => `Role of ${counted(count, 'user')} updated to ${role}`),
      failed: 'Failed to update role',
      // The session too: it may be one's own.
      refresh: [...refresh, ['session']],
    },
  });

export const useDeleteUsers = () =>
  useMutation({
    mutationFn: (ids: readonly string[]) => doEach(ids, (id) => http.delete<Done>(address(id))),
    meta: {
      done: (outcome: Outcome) => told(outcome, 'User deleted', (count) => `${counted(count, 'user')} deleted`),
      failed: 'Failed to delete user',
      refresh: [...refresh, keys.blogs, keys.campaigns],
    },
  });

export const useDownloadUsers = () =>
  useMutation({ mutationFn: (filter: UserFilter) => http.table('/admin/users', asked(filter)), meta: { failed: 'Failed to load users' } });
