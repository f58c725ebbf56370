import { useEffect } from 'react';
import type { Swiper } from 'swiper/types';

const placeOf = (slide: Element | null) => Number(slide?.getAttribute('data-swiper-slide-index'));

/** Whether a slide lies within the edges of the row, to the pixel. */
function isInView(slide: Element | null, row: Element): boolean {
  const edges = row.getBoundingClientRect();
  const box = slide?.getBoundingClientRect();
  return box !== undefined && box.left >= edges.left - 1 && box.right <= edges.right + 1;
}

/**
 * Keeps focus where it is when the window changes. Where another number of slides fits, Swiper takes all of them out
 * and puts them back, and the browser forgets which link had focus; a slide that fits no more is brought into view
 * first, as what is out of view is hidden.
 */
export function useFocusOnResize(swiper: Swiper | undefined) {
  useEffect(() => {
    if (!swiper) return;
    let held: Element | null = null;
    const hold = () => {
      held = swiper.wrapperEl.contains(document.activeElement) ? document.activeElement : null;
    };
    const restore = () => {
      if (!(held instanceof HTMLElement)) return;
      const slide = held.closest('.swiper-slide');
      if (!isInView(slide, swiper.el)) swiper.slideToLoop(placeOf(slide), 0);
      held.focus({ preventScroll: true });
    };
    // Turning a phone is an event of its own, and Swiper's part must come between these two.
    swiper.on('orientationchange', hold, true);
    swiper.on('beforeResize', hold);
    swiper.on('resize orientationchange', restore);
    return () => {
      if (swiper.destroyed) return;
      swiper.off('beforeResize orientationchange', hold);
      swiper.off('resize orientationchange', restore);
    };
  }, [swiper]);
}
