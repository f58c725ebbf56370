import { useLayoutEffect, useRef } from 'react';

/**
 * Rows out of sight take the height of the first one, which is always laid out, whatever the width and the size of
 * letters: measured, so that the list is as long before it was scrolled through as afterwards. The first time before
 * anything is painted, so that no row is seen with another height.
 */
export function useRowHeight<Kind extends HTMLElement>() {
  const ref = useRef<Kind>(null);
  useLayoutEffect(() => {
    const table = ref.current;
    const row = table?.querySelector('.adm-row');
    if (!table || !row || typeof ResizeObserver === 'undefined') return undefined;
    const setHeight = (pixels: number) => table.style.setProperty('--adm-row-height', `${pixels}px`);
    if (table.style.length === 0) setHeight(row.getBoundingClientRect().height);
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      if (box) setHeight(box.blockSize);
    });
    observer.observe(row);
    return () => observer.disconnect();
  });
  return ref;
}
