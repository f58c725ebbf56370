import { useEffect, useState, type FocusEvent } from 'react';
import type { Swiper } from 'swiper/types';

/** Whoever asked for less motion begins with a carousel that stands, and may start it. */
export const wantsRest = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves the slides on, but not under a pointer or a keyboard's focus. Swiper's own pausing is not enough: it forgets a held carousel after the next move.
 * Pressing Play counts for more than where pointer and focus happen to be.
 */
export function useAutoplay(swiper: Swiper | undefined) {
  const [playing, setPlaying] = useState(() => !wantsRest());
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const moving = playing && !pointed && !focused;
  useEffect(() => {
    if (!swiper || !moving) return;
    swiper.autoplay.start();
    return () => {
      // Leaving the screen takes Swiper's parts apart before this runs.
      if (!swiper.destroyed) swiper.autoplay.stop();
    };
  }, [swiper, moving]);
  return {
    playing,
    moving,
    toggle: () => {
      setPlaying(!playing);
      setPointed(false);
      setFocused(false);
    },
    holds: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
