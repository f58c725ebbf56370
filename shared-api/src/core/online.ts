import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  for (const change of ['online', 'offline']) window.addEventListener(change, listener);
  return () => {
    for (const change of ['online', 'offline']) window.removeEventListener(change, listener);
  };
}

/**
 * Whether this device has a line at all; true on a server and in the first render. That a server cannot be reached,
 * only its calls tell.
 */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
