import { limits } from '@cyberharbour/shared-api/contract';
import { useEffect, useState } from 'react';
import { useStableCallback } from './use-stable-callback';

/** How long a change can be taken back with one press, in milliseconds. */
const undoTime = limits.undoSeconds * 1000;

/** The last change, for as long as it can be taken back. */
export function useLast<Change>() {
  const [last, setLast] = useState<Change>();
  useEffect(() => {
    if (last === undefined) return undefined;
    const timer = setTimeout(() => setLast(undefined), undoTime);
    return () => clearTimeout(timer);
  }, [last]);
  return [last, setLast] as const;
}

interface UndoableChange {
  /** What was done, as a sentence. */
  text: string;
  /** Why it could not be taken back is said by its calls. */
  takeBack: () => Promise<unknown>;
}

/** One change at a time can be taken back; then the focus goes to where it was when the change was made. */
export function useUndo() {
  const [last, setLast] = useLast<UndoableChange & { from: Element | null }>();
  return {
    last,
    offer: useStableCallback((change: UndoableChange) => setLast({ ...change, from: document.activeElement })),
    undo: () => {
      if (last?.from instanceof HTMLElement) last.from.focus();
      setLast(undefined);
      void last?.takeBack().catch(() => undefined);
    },
  };
}

export type Undo = ReturnType<typeof useUndo>;
