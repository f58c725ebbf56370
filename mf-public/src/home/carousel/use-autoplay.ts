import { useEffect } from 'react';
import type { Swiper } from 'swiper/types';

/** Calls back with whether an element is in sight: within the window, in a tab that is looked at. */
function watchSight(element: Element, notify: (isSeen: boolean) => void): () => void {
  let isInWindow = false;
  const report = () => notify(isInWindow && document.visibilityState === 'visible');
  const observer = new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)?.isIntersecting === true;
    report();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', report);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', report);
  };
}

/**
 * Moves the slides on after each rest, in milliseconds, while they may move and are in sight. Swiper's own module asks
 * for every frame of the page to count down, and forgets a held carousel after the next move.
 */
export function useAutoplay(swiper: Swiper | undefined, moving: boolean, rest: number) {
  useEffect(() => {
    if (!swiper || !moving) return;
    let isSeen = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = () => clearTimeout(timer);
    const wait = () => {
      hold();
      if (isSeen) timer = setTimeout(() => swiper.slideNext(), rest);
    };
    const leave = watchSight(swiper.el, (seen) => {
      isSeen = seen;
      wait();
    });
    swiper.on('touchStart transitionStart', hold);
    swiper.on('touchEnd transitionEnd', wait);
    return () => {
      leave();
      hold();
      // Leaving the screen takes Swiper's parts apart before this runs.
      if (swiper.destroyed) return;
      swiper.off('touchStart transitionStart', hold);
      swiper.off('touchEnd transitionEnd', wait);
    };
  }, [swiper, moving, rest]);
}
