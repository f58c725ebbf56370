import type { AlertAnswer } from '@cyberharbour/shared-api/contract';
import { http, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';

export const alert = (id: string) =>
  queryOptions({
    queryKey: ['alerts', 'one', id],
    queryFn: async ({ signal }) => (await http.get<AlertAnswer>(`/alerts/${encodeURIComponent(id)}`, { signal })).alert,
  });

export const useAlert = (id: string) => useQuery(alert(id));
