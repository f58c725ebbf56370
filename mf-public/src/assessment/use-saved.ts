import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { keep, kept, savedIn, type Saved } from './saved';

const never = () => () => undefined;

/** What this browser keeps: nothing in the first render, so that it equals the server's; after the first change, what this page has. */
export function useSaved(): [Saved, (change: (saved: Saved) => Saved) => void] {
  const text = useSyncExternalStore(never, kept, () => null);
  const found = useMemo(() => savedIn(text), [text]);
  const [changed, setChanged] = useState<Saved>();
  const saved = changed ?? found;
  const change = useCallback(
    (next: (saved: Saved) => Saved) => {
      const value = next(saved);
      setChanged(value);
      keep(value);
    },
    [saved],
  );
  return [saved, change];
}
