import { useCallback, useState } from 'react';

/** Which of the listed items are ticked; what leaves the list leaves the selection. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = ids.filter((id) => ticked.has(id));
  const toggle = useCallback((id: string) => {
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return {
    selected,
    isAll: ids.length > 0 && selected.length === ids.length,
    /** There is nothing to tick. */
    isNone: ids.length === 0,
    has: (id: string) => ticked.has(id),
    toggle,
    toggleAll: () => setTicked(selected.length === ids.length ? new Set() : new Set(ids)),
    clear: () => setTicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
