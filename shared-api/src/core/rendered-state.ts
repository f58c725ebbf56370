import { dehydrate, hydrate, type DehydratedState, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiFailure } from './failure';

/** An item that is not there: the API's own answer, which a page shows like any other. */
interface Gone {
  queryKey: QueryKey;
  status: number;
  message: string;
  code: string;
}

/** The answers that a server rendered a page from, as JSON; the browser renders the same from them. */
export interface RenderedState {
  queries: DehydratedState['queries'];
  gone: Gone[];
}

export interface Fetched {
  state: RenderedState;
  /** 404 or 410 where the API says so of one of the queries. */
  status: 200 | 404 | 410;
  /** Every query was answered within the time. */
  isComplete: boolean;
}

const isGone = (error: unknown): error is ApiFailure & { status: 404 | 410 } =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 410) && error.code !== 'NOT_OFFERED';

/**
 * A server renders a failed query as pending unless it is not to be tried again; the browser renders the first time as
 * the server did.
 */
const retryOnMount = (client: QueryClient, queryKey: QueryKey, is: boolean) =>
  client.setQueryDefaults(queryKey, { retryOnMount: is });

/**
 * Fetches what a screen is rendered from: one try each. What did not come in time is left out, so the screen renders it
 * as loading and the browser fetches it.
 * @param queries query options, as a route's `handle.queries` names them
 * @param limit milliseconds for all of them together
 */
export async function fetchState(client: QueryClient, queries: readonly object[], limit: number): Promise<Fetched> {
  const gone: Gone[] = [];
  const fetches = queries.map(async (query) => {
    const options = { ...query, retry: false, meta: {} };
    try {
      await ('initialPageParam' in query ? client.infiniteQuery(options as never) : client.query(options as never));
      return true;
    } catch (error) {
      if (!isGone(error)) return false;
      const { queryKey } = query as { queryKey: QueryKey };
      const { status, message, code } = error;
      gone.push({ queryKey, status, message, code });
      retryOnMount(client, queryKey, false);
      return true;
    }
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean[]>((resolve) => (timer = setTimeout(() => resolve([false]), limit)));
  const answered = await Promise.race([Promise.all(fetches), late]);
  clearTimeout(timer);
  const { queries: successful } = dehydrate(client, {
    shouldDehydrateQuery: ({ state }) => state.status === 'success',
  });
  return {
    state: { queries: successful, gone: [...gone] },
    status: gone.some(({ status, code }) => status === 410 || code === 'GONE') ? 410 : gone.length > 0 ? 404 : 200,
    isComplete: answered.every(Boolean),
  };
}

/**
 * Puts the answers of a rendered page into the cache, before the page is hydrated.
 * @returns a function for after hydration: a later visit to an item that was not there asks for it again
 */
export function restoreState(client: QueryClient, { queries, gone }: RenderedState): () => void {
  // The web server made sure of it as it sent the page; its clock, and when it asked, say nothing to this browser.
  const dataUpdatedAt = Date.now();
  hydrate(client, {
    mutations: [],
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  });
  for (const { queryKey, status, message, code } of gone) {
    const error = new ApiFailure(status, { message, code, errors: {}, retryAfter: undefined });
    retryOnMount(client, queryKey, false);
    client.getQueryCache().build(
      client,
      { queryKey },
      {
        data: undefined,
        dataUpdateCount: 0,
        dataUpdatedAt: 0,
        error,
        errorUpdateCount: 1,
        errorUpdatedAt: Date.now(),
        fetchFailureCount: 1,
        fetchFailureReason: error,
        fetchMeta: null,
        isInvalidated: false,
        status: 'error',
        fetchStatus: 'idle',
      },
    );
  }
  return () => {
    for (const { queryKey } of gone) retryOnMount(client, queryKey, true);
  };
}
