import { http, keys, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { RevisionList } from '../contract/index';

type Kind = 'blog' | 'campaign';

/** The page says where it stands when they cannot be had. */
const revisions = (kind: Kind, id: string) =>
  queryOptions({
    queryKey: [...keys[`${kind}s`], 'revisions', kind, id],
    queryFn: async ({ signal }) =>
      (await http.get<RevisionList>(`/${kind}s/${encodeURIComponent(id)}/revisions`, { signal })).revisions,
  });

/** What a post was before its last changes, for its author and for moderators. @param wanted false: not yet */
export const useRevisions = (kind: Kind, id: string, wanted: boolean) =>
  useQuery({ ...revisions(kind, id), enabled: wanted });
