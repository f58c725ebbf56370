import { http, keys, queryOptions, useMutation, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { Done, RecoveryApproval, RecoveryList } from '../contract/index';

const url = '/admin/recoveries';
const all = [...keys.users, 'recoveries'] as const;

const recoveries = queryOptions({
  queryKey: all,
  queryFn: ({ signal }) => http.get<RecoveryList>(url, { signal }),
});

/** Members who ask for their account, oldest first. The page says where it stands when it cannot be had. */
export const useRecoveries = () => useQuery(recoveries);

const call = (id: string, what: string) => `${url}/${encodeURIComponent(id)}/${what}`;

/** Its failure is shown by the form too, at the fields. */
export const useApproveRecovery = () =>
  useMutation({
    mutationFn: ({ id, ...approval }: RecoveryApproval & { id: string }) =>
      http.post<Done>(call(id, 'approve'), approval),
    meta: { done: ({ message = 'Noted.' }: Done) => message, refresh: [all] },
  });

export const useRefuseRecovery = () =>
  useMutation({
    mutationFn: (id: string) => http.post<Done>(call(id, 'refuse')),
    meta: { done: 'The request was refused', failed: 'Update failed.', refresh: [all] },
  });
