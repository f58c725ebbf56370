import { useEffect, useRef } from 'react';

/**
 * Brings the open page of a row of links into sight, and again when the row gets another width, or a link does: letters
 * and counts come later. Whoever scrolled the row by hand keeps their place until its width is another one.
 * @param open what is open, and how many links there are
 */
export function useOpenInSight<Row extends HTMLElement>(open: string | undefined, links: number) {
  const ref = useRef<Row>(null);
  useEffect(() => {
    const row = ref.current;
    if (!row || typeof ResizeObserver === 'undefined') return undefined;
    let width = -1;
    let place = 0;
    const observer = new ResizeObserver(() => {
      if (row.clientWidth === width && row.scrollLeft !== place) return;
      bringIntoSight(row, row.querySelector('[aria-current]'));
      width = row.clientWidth;
      place = row.scrollLeft;
    });
    for (const each of [row, ...row.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [open, links]);
  return ref;
}

/** Scrolls the row only, never the page around it. */
export function bringIntoSight(row: HTMLElement, link: Element | null): void {
  if (!link) return;
  const [whole, item] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += item.left + item.width / 2 - (whole.left + whole.width / 2);
}
