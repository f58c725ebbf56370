import type { GuideAnswer } from '@cyberharbour/shared-api/contract';
import { http, keys, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';

export const guide = (slug: string) =>
  queryOptions({
    queryKey: [...keys.resources, 'guide', slug],
    queryFn: async ({ signal }) =>
      (await http.get<GuideAnswer>(`/resources/${encodeURIComponent(slug)}`, { signal })).resource,
  });

/** A guide of the site's own. The page says where it stands when it cannot be had. */
export const useGuide = (slug: string) => useQuery(guide(slug));
