export interface CarouselWords {
  pause: string;
  play: string;
  pauseAll: string;
  playAll: string;
  earlier: string;
  next: string;
  /** `place` is from 1. */
  pick: (place: number, count: number) => string;
}

/** @param one what one slide is called: "post" */
export const english = (one: string): CarouselWords => ({
  pause: 'Pause',
  play: 'Play',
  pauseAll: `Pause ${one}s`,
  playAll: `Play ${one}s`,
  earlier: `Earlier ${one}`,
  next: `Next ${one}`,
  pick: (place, count) => `Show ${one} ${place} of ${count}`,
});
