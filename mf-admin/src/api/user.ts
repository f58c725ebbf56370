import { http, keys, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { UserAnswer } from '@cyberharbour/shared-api/contract';

const user = (id: string) =>
  queryOptions({
    queryKey: [...keys.users, 'one', id],
    queryFn: async ({ signal }) =>
      (await http.get<UserAnswer>(`/admin/users/${encodeURIComponent(id)}`, { signal })).user,
  });

/** One account. The page says where it stands when it cannot be had. */
export const useUser = (id: string) => useQuery(user(id));
