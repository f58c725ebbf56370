import { useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Turns to another step of the page: what was pressed is gone with the old step, so the focus goes to the new one's
 * heading.
 */
export function useTurn() {
  const place = useRef<HTMLDivElement>(null);
  const turn = (change: () => void) => {
    flushSync(change);
    const heading = place.current?.querySelector('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus();
  };
  return { place, turn };
}
