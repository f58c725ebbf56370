import { line, round } from './draw.ts';

/** In a file of its own: small drawings have one, and none of the harbour's other shapes. */
export const gull = (x: number, y: number, s = 1) =>
  line(
    `M${x - 12 * s} ${y - 4 * s}q${7 * s} ${-5 * s} ${12 * s} ${4 * s}q${5 * s} ${-9 * s} ${12 * s} ${-4 * s}`,
    'mark',
    2 * s,
    {
      ...round,
      opacity: 0.7,
    },
  );
