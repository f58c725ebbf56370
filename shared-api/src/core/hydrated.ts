import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Remembers of one element whether React found it in a server's HTML. */
function rememberServed() {
  let isServed = false;
  return { onServer: () => (isServed = true), onClient: () => isServed };
}

/**
 * False on a server and in the first render of what a server rendered, so that both draw the same; true ever after. The
 * render that follows gives way to the browser: were it synchronous, all that is not hydrated yet below this element
 * would be hydrated within it.
 */
export function useHydrated(): boolean {
  const [{ onServer, onClient }] = useState(rememberServed);
  const isServed = useSyncExternalStore(never, onClient, onServer);
  const [isHydrated, setHydrated] = useState(!isServed);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
