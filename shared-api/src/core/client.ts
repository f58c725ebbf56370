import { MutationCache, onlineManager, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isForbidden, isSignedOut, mayPass, sentence, isCancelled } from './failure';
import { keys } from './keys';

/** Where the product says things to a person outside of the page's own text. */
export interface Notify {
  success: (text: string) => void;
  error: (text: string) => void;
  warn: (text: string) => void;
}

declare module '@tanstack/react-query' {
  interface Register {
    /** What is said and refetched is a fact about the call; screens never write it. */
    mutationMeta: {
      /** Said after success; a function gets the answer and what was sent. */
      done?: string | ((answer: never, sent: never) => string);
      /** Said when it fails and the server gave no sentence of its own. Absent: nothing is said, the page does. */
      failed?: string;
      /** Which failures the page tells in full, so that nothing else is said of them. */
      inPage?: (error: unknown) => boolean;
      /** Lists and items to fetch again, after success and after failure: either way the server knows better now. */
      refresh?: readonly QueryKey[];
    };
    queryMeta: {
      /** Said once when the call fails. */
      failed?: string;
    };
  }
}

const fresh = 30_000;
const tries = 2;

/** The one place that toasts and refetches, by the `meta` of every call. */
export function createQueryClient(notify: Notify): QueryClient {
  // Who was here and is refused has lost the session meanwhile, or the role: the whole page learns it at once, not at
  // its next visit.
  const learnRefusal = (error: unknown) => {
    if ((isSignedOut(error) || isForbidden(error)) && client.getQueryData(keys.session))
      void client.invalidateQueries({ queryKey: keys.session, exact: true });
  };
  const client = new QueryClient({
    defaultOptions: {
      // Asked whatever the device says of its line, so that a screen tells what it could not have; asked again once
      // the line is back.
      queries: {
        staleTime: fresh,
        retry: (count, error) => count < tries && mayPass(error),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Sent now or refused now: nothing waits for the line in secret and goes out when nobody expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => {
        learnRefusal(error);
        // Without a line, what is on the screen could not be fetched anew: the frame says that the device is offline.
        const isMerelyOld = !onlineManager.isOnline() && state.data !== undefined;
        // That the session has ended is said once, by the guard of the screen, and not by each of its lists.
        if (meta?.failed && !isMerelyOld && !isSignedOut(error)) notify.error(sentence(error, meta.failed));
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (answer, sent, _, { meta }) => {
        const done = meta?.done;
        const warning = (answer as { warning?: string } | undefined)?.warning;
        if (done) notify.success(typeof done === 'function' ? done(answer as never, sent as never) : done);
        if (warning) notify.warn(warning);
      },
      onError: (error, _, __, { meta }) => {
        learnRefusal(error);
        if (meta?.failed && !isCancelled(error) && !meta.inPage?.(error)) notify.error(sentence(error, meta.failed));
      },
      onSettled: (_, __, ___, ____, { meta }) => {
        for (const queryKey of meta?.refresh ?? []) void client.invalidateQueries({ queryKey });
      },
    }),
  });
  return client;
}
