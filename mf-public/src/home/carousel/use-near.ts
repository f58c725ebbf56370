import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has ever been near the screen: `reach` is the part of its height that may lie between. */
export function useNear(place: RefObject<Element | null>, reach: `${number}%`): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Never back to false: an element that was passed before the page was drawn anew has been near, too.
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: reach },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, near, reach]);
  return near;
}
