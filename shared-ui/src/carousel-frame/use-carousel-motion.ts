import { useEffect, useState, type FocusEvent } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Whoever asked for less motion begins with a carousel that stands, and may start it. */
export const wantsRest = () => matchMedia(lessMotion).matches;

/**
 * When slides may move on by themselves: not under a pointer or a keyboard's focus, not once the visitor asks for
 * less motion, and not while they are paused.
 */
export function useCarouselMotion() {
  const [playing, setPlaying] = useState(() => !wantsRest());
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const query = matchMedia(lessMotion);
    const heed = () => setPlaying((was) => was && !query.matches);
    query.addEventListener('change', heed);
    return () => query.removeEventListener('change', heed);
  }, []);
  return {
    /** What the visitor asked for. */
    playing,
    /** What the slides may do now. */
    moving: playing && !pointed && !focused,
    /** Pressing Play counts for more than where pointer and focus happen to be. */
    toggle: () => {
      setPlaying(!playing);
      setPointed(false);
      setFocused(false);
    },
    /** For the element around controls and slides. */
    holds: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

export type CarouselMotion = ReturnType<typeof useCarouselMotion>;
