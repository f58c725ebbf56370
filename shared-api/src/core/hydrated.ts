import { useDeferredValue, useRef, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on a server and in the first render of what a server rendered, so that both draw the same; true ever after. The
 * render that follows gives way to the browser: were it synchronous, all that is not hydrated yet below this element
 * would be hydrated within it.
 */
export function useHydrated(): boolean {
  // Whether the browser rendered this element first. It never changes, as a store that does is rendered synchronously.
  const firstRef = useRef(true);
  return useDeferredValue(
    true,
    useSyncExternalStore(
      never,
      () => firstRef.current,
      () => (firstRef.current = false),
    ),
  );
}
