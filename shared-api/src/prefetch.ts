import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';

/**
 * Fetches what a screen will ask for, before it is opened: one try, and silent, since nobody has asked yet.
 * @param queries query options of this package, as a route's `handle.queries` names them
 */
export function prefetch(client: QueryClient, queries: readonly object[]): void {
  for (const options of queries) {
    const quietly = { ...options, retry: false, meta: {} } as FetchQueryOptions;
    if ('initialPageParam' in options) void client.prefetchInfiniteQuery(quietly as Parameters<QueryClient['prefetchInfiniteQuery']>[0]);
    else void client.prefetchQuery(quietly);
  }
}
