import type { Done, UpdateList } from '@cyberharbour/shared-api/contract';
import { http, keys, queryOptions, useMutation, useQuery } from '@cyberharbour/shared-api/endpoint';

const urlOf = (id: string, what: string) => `/campaigns/${encodeURIComponent(id)}/${what}`;

/** A server of an earlier release has none: the page does without. */
export const updates = (id: string) =>
  queryOptions({
    queryKey: [...keys.campaigns, 'updates', id],
    queryFn: async ({ signal }) => (await http.get<UpdateList>(urlOf(id, 'updates'), { signal })).updates,
    retry: false,
  });

export const useUpdates = (id: string) => useQuery(updates(id));

export const useThanks = (id: string) =>
  useMutation({ mutationFn: (email: string) => http.post<Done>(urlOf(id, 'thanks'), { email }) });
