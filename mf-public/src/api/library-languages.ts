import { http, keys, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { ResourceList } from '@cyberharbour/shared-api/contract';

/** Languages that the library has something in. A server of an earlier release says none. */
export const libraryLanguages = queryOptions({
  queryKey: [...keys.resources, 'languages'],
  queryFn: async ({ signal }) =>
    (await http.get<ResourceList>('/resources', { signal, params: { limit: 0 } })).languages ?? [],
});

export const useLibraryLanguages = () => useQuery(libraryLanguages);
