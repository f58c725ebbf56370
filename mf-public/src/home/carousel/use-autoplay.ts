import { useEffect } from 'react';
import type { Swiper } from 'swiper/types';

/**
 * Moves the slides on while they may move. Swiper's own pausing is not enough: it forgets a held carousel after the
 * next move.
 */
export function useAutoplay(swiper: Swiper | undefined, moving: boolean) {
  useEffect(() => {
    if (!swiper || !moving) return;
    swiper.autoplay.start();
    return () => {
      // Leaving the screen takes Swiper's parts apart before this runs.
      if (!swiper.destroyed) swiper.autoplay.stop();
    };
  }, [swiper, moving]);
}
