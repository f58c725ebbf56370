import type { AlertAnswer, AlertPage } from '@cyberharbour/shared-api/contract';
import { http, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';

const url = '/alerts';

/** What runs and what ran, newest first. */
export const alerts = queryOptions({
  queryKey: ['alerts', 'list'],
  queryFn: async ({ signal }) => (await http.get<AlertPage>(url, { signal, params: { limit: 100 } })).alerts,
});

export const useAlerts = () => useQuery(alerts);

export const alert = (id: string) =>
  queryOptions({
    queryKey: ['alerts', 'one', id],
    queryFn: async ({ signal }) => (await http.get<AlertAnswer>(`${url}/${encodeURIComponent(id)}`, { signal })).alert,
  });

export const useAlert = (id: string) => useQuery(alert(id));
