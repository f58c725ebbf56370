import { http, keepPreviousData, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { SearchedKind, SiteSearchPage } from '../contract/index';

export interface SiteSearch {
  /** What to look for; nothing is asked without it. */
  q: string | undefined;
  kind?: SearchedKind | undefined;
  /** How many; left out, a page of them. */
  limit?: number;
  /** The cursor of a page. */
  after?: string | undefined;
}

/** An answer that nobody waits for any more is given up. */
export const siteSearch = ({ q, kind, limit, after }: SiteSearch) =>
  queryOptions({
    queryKey: ['search', { q, kind, limit, after }],
    queryFn: ({ signal }) => http.get<SiteSearchPage>('/search', { signal, params: { q, kind, limit, cursor: after } }),
  });

/** What was found before stays until the next answer. */
export const useSiteSearch = (search: SiteSearch) =>
  useQuery({ ...siteSearch(search), enabled: search.q !== undefined, placeholderData: keepPreviousData });
