import { useState } from 'react';

/** Which of the listed items are ticked; what leaves the list leaves the selection. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = ids.filter((id) => ticked.has(id));
  return {
    selected,
    isAll: ids.length > 0 && selected.length === ids.length,
    has: (id: string) => ticked.has(id),
    toggle: (id: string) => setTicked((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]))),
    toggleAll: () => setTicked(selected.length === ids.length ? new Set() : new Set(ids)),
    clear: () => setTicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
