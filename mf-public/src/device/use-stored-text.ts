import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A browser may refuse to store anything; what was noted then lasts as long as the page. */
function store(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}

/**
 * A text that stays on this device: `null` in the first render, so that it equals the server's; after the first change,
 * what this page has.
 */
export function useStoredText(key: string): [string | null, (text: string) => void] {
  const stored = useSyncExternalStore(
    never,
    () => load(key),
    () => null,
  );
  const [changed, setChanged] = useState<string>();
  const change = (text: string) => {
    setChanged(text);
    store(key, text);
  };
  return [changed ?? stored, change];
}
