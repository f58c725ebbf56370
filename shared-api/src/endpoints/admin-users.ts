import {
  http,
  keepPreviousData,
  keys,
  list,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@cyberharbour/shared-api/endpoint';
import type { Done, Period, PostsOfUsers, Role, User, UserAnswer, UserOrder, UserPage } from '../contract/index';
import { countOf, changeEach, batchMessage, type BatchResult } from './batch';

const address = (id: string) => `/admin/users/${encodeURIComponent(id)}`;
const refresh = [keys.users, keys.counts];

export interface UserFilter extends Period {
  q?: string | undefined;
  role?: Role | undefined;
  /** Newest first without one. */
  order?: UserOrder | undefined;
}

const paramsOf = ({ q, role, order, from, to }: UserFilter) => ({ q, role, order, from, to });

const users = (filter: UserFilter = {}) =>
  list({
    key: keys.users,
    url: '/admin/users',
    filter: paramsOf(filter),
    items: (page: UserPage) => page.users,
    failed: 'Failed to load users',
  });

/** What was found before stays until the next answer. */
export const useUsers = (filter?: UserFilter) =>
  useInfiniteQuery({ ...users(filter), placeholderData: keepPreviousData });

/** As many as one call counts. */
const mostAtOnce = 100;

const postsOf = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.users, 'posts', ids],
    queryFn: async ({ signal }) => {
      const sum = { blogs: 0, campaigns: 0 };
      for (let from = 0; from < ids.length; from += mostAtOnce) {
        const { blogs, campaigns } = await http.get<PostsOfUsers>('/admin/users/posts', {
          signal,
          params: { users: ids.slice(from, from + mostAtOnce).join(',') },
        });
        sum.blogs += blogs;
        sum.campaigns += campaigns;
      }
      return sum;
    },
  });

/** How many posts these accounts wrote; a server of an earlier release does not tell. */
export const usePostsOf = (ids: readonly string[]) => useQuery(postsOf(ids));

/** An account as an administrator saw it: its role changes only while it still is so. */
type Seen = Pick<User, '_id' | 'role'>;

/** The host of an earlier release has no such call: there, the last change wins. */
const setRole = (url: string, from: Role, body: { role: Role }) =>
  (http as Partial<typeof http>).change?.<UserAnswer>(url, from, body) ?? http.put<UserAnswer>(url, body);

export const useChangeRole = () =>
  useMutation({
    mutationFn: ({ users: seen, role }: { users: readonly Seen[]; role: Role }) =>
      changeEach(seen, ({ _id, role: from }) => setRole(`${address(_id)}/role`, from, { role })),
    meta: {
      done: (result: BatchResult, { role }: { role: Role }) =>
        batchMessage(
          result,
          `Role updated to ${role}`,
          (count) => `Role of ${countOf(count, 'user')} updated to ${role}`,
        ),
      failed: 'Failed to update role',
      // The session too: it may be one's own.
      refresh: [...refresh, keys.session],
    },
  });

export const useDeleteUsers = () =>
  useMutation({
    mutationFn: (ids: readonly string[]) => changeEach(ids, (id) => http.delete<Done>(address(id))),
    meta: {
      done: (result: BatchResult) =>
        batchMessage(result, 'User deleted', (count) => `${countOf(count, 'user')} deleted`),
      failed: 'Failed to delete user',
      refresh: [...refresh, keys.blogs, keys.campaigns],
    },
  });

export const useDownloadUsers = () =>
  useMutation({
    mutationFn: (filter: UserFilter) => http.table('/admin/users', paramsOf(filter)),
    meta: { failed: 'Failed to load users' },
  });
