import { useCallback, useEffect, useRef } from 'react';

/** Always the same function, doing what was last given: for rows that are drawn once, however often their list is. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
