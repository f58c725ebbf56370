import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, as it changes.
 * @param unknown what holds on a server, in the first render, and where nobody can tell
 */
export function useMedia(query: string, unknown: boolean): boolean {
  const watch = useCallback(
    (notify: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined;
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  const read = () => (typeof matchMedia === 'function' ? matchMedia(query).matches : unknown);
  return useSyncExternalStore(watch, read, () => unknown);
}
