import type { QueryClient } from '@tanstack/react-query';

/**
 * Fetches what a screen will ask for, before it is opened: one try, and silent, since nobody has asked yet.
 * @param queries query options of this package, as a route's `handle.queries` names them
 * @returns the answers in that order; rejects with the first failure, which the screen meets again when it asks
 */
export const prefetch = (client: QueryClient, queries: readonly object[]): Promise<readonly unknown[]> =>
  Promise.all(
    queries.map((options): Promise<unknown> => {
      const quietly = { ...options, retry: false, meta: {} };
      return 'initialPageParam' in options ? client.infiniteQuery(quietly as never) : client.query(quietly as never);
    }),
  );
