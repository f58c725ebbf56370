import { useCallback, useEffect, useRef } from 'react';

/** Always the same function, doing what was last given: for rows that are drawn once, however often their list is. */
export function useSteady<Args extends unknown[]>(deed: (...args: Args) => void) {
  const latest = useRef(deed);
  useEffect(() => {
    latest.current = deed;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
