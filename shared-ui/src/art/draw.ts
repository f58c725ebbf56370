import { createElement, Fragment, type ReactNode, type SVGProps } from 'react';

/** A fill of the drawings: the part after `--art-` of its token. Night values make every drawing a night drawing. */
export type Paint =
  | 'sky'
  | 'sky-2'
  | 'sky-3'
  | 'dusk'
  | 'sun'
  | 'sea-1'
  | 'sea-2'
  | 'sea-3'
  | 'sea-4'
  | 'foam'
  | 'stone'
  | 'stone-2'
  | 'gum'
  | 'gum-2'
  | 'white'
  | 'shade'
  | 'red'
  | 'blue'
  | 'yellow'
  | 'ink'
  | 'wood'
  | 'wood-2'
  | 'rope'
  | 'skin-1'
  | 'skin-2'
  | 'skin-3'
  | 'beam'
  | 'mark'
  | 'line';

type Extra<Tag extends SVGElement> = SVGProps<Tag>;

export const paint = (name: Paint) => `var(--art-${name})`;

/** Line ends for rope, limbs and rigging. */
export const round = { strokeLinecap: 'round' } as const;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint,
  extra: Extra<SVGRectElement> = {},
) => createElement('rect', { x, y, width, height, fill: paint(fill), ...extra });

export const path = (d: string, fill: Paint, extra: Extra<SVGPathElement> = {}) =>
  createElement('path', { d, fill: paint(fill), ...extra });

export const line = (d: string, stroke: Paint, strokeWidth = 2, extra: Extra<SVGPathElement> = {}) =>
  createElement('path', { d, fill: 'none', stroke: paint(stroke), strokeWidth, ...extra });

export const circle = (cx: number, cy: number, r: number, fill: Paint) =>
  createElement('circle', { cx, cy, r, fill: paint(fill) });

/** Several shapes as one; nothing here moves, so nothing needs a key. */
export const all = (...shapes: ReactNode[]) => createElement(Fragment, null, ...shapes);

export const group = (transform: string, ...shapes: ReactNode[]) => createElement('g', { transform }, ...shapes);

/** Shapes drawn around 0,0, put somewhere; a negative `flip` mirrors them. */
export const at = (x: number, y: number, scale: number, ...shapes: ReactNode[]) =>
  group(`translate(${x} ${y}) scale(${scale})`, ...shapes);

/** A hard-edged band of swell across the picture, down to its foot. */
export function swell(
  y: number,
  rise: number,
  length: number,
  fill: Paint,
  { width = 1440, height = 900, phase = 0 } = {},
) {
  const waves = Math.ceil((width + 2 * length - phase) / length);
  return path(
    `M${phase - length} ${height}V${y}${`q${length / 4} ${-rise} ${length / 2} 0t${length / 2} 0`.repeat(waves)}V${height}z`,
    fill,
  );
}

/** Numbers from 0 to 1 that are the same for the same seed, on every machine. */
export function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
