import type { Done, UpdateAnswer, UpdateForm, UpdateList } from '@cyberharbour/shared-api/contract';
import { http, keys, queryOptions, useMutation, useQuery } from '@cyberharbour/shared-api/endpoint';

const urlOf = (id: string) => `/campaigns/${encodeURIComponent(id)}/updates`;
const oneUrl = (id: string) => `/updates/${encodeURIComponent(id)}`;

/** Also those that wait for a moderator. The page says where it stands when they cannot be had. */
const ownUpdates = (id: string) =>
  queryOptions({
    queryKey: [...keys.campaigns, 'updates', id, 'all'],
    queryFn: async ({ signal }) => (await http.get<UpdateList>(urlOf(id), { signal, params: { all: true } })).updates,
  });
export const useOwnUpdates = (id: string) => useQuery(ownUpdates(id));

const said = ({ message }: Done) => message ?? 'Saved';

/** @param attempt names it: sent again, it creates nothing */
export const usePostUpdate = (id: string) =>
  useMutation({
    mutationFn: ({ attempt, ...form }: UpdateForm & { attempt: string }) =>
      http.post<UpdateAnswer>(urlOf(id), form, attempt),
    meta: { done: said, refresh: [keys.campaigns] },
  });

export const useChangeUpdate = () =>
  useMutation({
    mutationFn: ({ id, updatedAt, ...form }: UpdateForm & { id: string; updatedAt: string }) =>
      http.decide<UpdateAnswer>(oneUrl(id), updatedAt, form),
    meta: { done: said, refresh: [keys.campaigns] },
  });

export const useDeleteUpdate = () =>
  useMutation({
    mutationFn: (id: string) => http.delete<Done>(oneUrl(id)),
    meta: { done: said, refresh: [keys.campaigns] },
  });
