import { useEffect, useRef } from 'react';

/**
 * Rows out of sight take the height of the first one, which is always laid out, whatever the width and the size of
 * letters: measured, so that the list is as long before it was scrolled through as afterwards.
 */
export function useRowHeight<Kind extends HTMLElement>() {
  const ref = useRef<Kind>(null);
  useEffect(() => {
    const table = ref.current;
    const row = table?.querySelector('.adm-row');
    if (!table || !row || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      if (box) table.style.setProperty('--adm-row-height', `${box.blockSize}px`);
    });
    observer.observe(row);
    return () => observer.disconnect();
  });
  return ref;
}
