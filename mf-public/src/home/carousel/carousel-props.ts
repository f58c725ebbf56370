import type { ReactNode } from 'react';
import type { Pace } from './pace';

export interface CarouselProps {
  /** What it shows, for screen readers: "Latest blogs". */
  label: string;
  /** What one slide is called: "post". */
  one: string;
  kind: 'blogs' | 'partners';
  pace: Pace;
  dots?: boolean;
  slides: readonly { id: string; content: ReactNode }[];
}
