import { useEffect, useRef } from 'react';

/**
 * Rows out of sight take the height that a row in sight has, whatever the width and the size of letters: measured, so
 * that the list is as long before it was scrolled through as afterwards.
 */
export function useRowHeight<Kind extends HTMLElement>() {
  const ref = useRef<Kind>(null);
  useEffect(() => {
    const table = ref.current;
    const row = table?.querySelector('.adm-row');
    if (!table || !row || typeof ResizeObserver === 'undefined') return undefined;
    // Without padding and border: those are there out of sight too.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) table.style.setProperty('--adm-row-height', `${entry.contentRect.height}px`);
    });
    observer.observe(row);
    return () => observer.disconnect();
  });
  return ref;
}
