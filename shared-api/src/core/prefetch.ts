import type { QueryClient } from '@tanstack/react-query';

const nobodyAsked = () => undefined;

/**
 * Fetches what a screen will ask for, before it is opened: one try, and silent, since nobody has asked yet.
 * @param queries query options of this package, as a route's `handle.queries` names them
 */
export function prefetch(client: QueryClient, queries: readonly object[]): void {
  for (const options of queries) {
    const quietly = { ...options, retry: false, meta: {} };
    const asked =
      'initialPageParam' in options ? client.infiniteQuery(quietly as never) : client.query(quietly as never);
    // The screen asks again, and says what it could not have.
    void asked.catch(nobodyAsked);
  }
}
