import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { loadText, save, parseSaved, type Saved } from './saved';

const never = () => () => undefined;

/**
 * What this browser keeps: nothing in the first render, so that it equals the server's; after the first change, what
 * this page has.
 */
export function useSaved(): [Saved, (change: (saved: Saved) => Saved) => void] {
  const text = useSyncExternalStore(never, loadText, () => null);
  const stored = useMemo(() => parseSaved(text), [text]);
  const [changed, setChanged] = useState<Saved>();
  const saved = changed ?? stored;
  const change = useCallback(
    (next: (saved: Saved) => Saved) => {
      const value = next(saved);
      setChanged(value);
      save(value);
    },
    [saved],
  );
  return [saved, change];
}
