import type { ReactNode } from 'react';
import { all, at, circle, line, path, rect, type Paint } from './draw.ts';

// The flags of the International Code of Signals, each on 24 by 18.
const ground = (fill: Paint) => rect(0, 0, 24, 18, fill);
const halves = (hoist: Paint, fly: Paint) => all(rect(0, 0, 12, 18, hoist), rect(12, 0, 12, 18, fly));
const chequers = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3].filter((column) => (row + column) % 2 === 0).map((column) => [column * 6, row * 4.5]),
);
const saltire = 'M0 0 24 18M24 0 0 18';

const flags: Record<string, ReactNode> = {
  A: all(path('M0 0h12v18H0z', 'white'), path('M12 0h12l-6 9 6 9H12z', 'blue')),
  B: path('M0 0h24l-6 9 6 9H0z', 'red'),
  C: all(ground('blue'), rect(0, 3.6, 24, 10.8, 'white'), rect(0, 7.2, 24, 3.6, 'red')),
  D: all(ground('yellow'), rect(0, 4.5, 24, 9, 'blue')),
  E: all(rect(0, 0, 24, 9, 'blue'), rect(0, 9, 24, 9, 'red')),
  F: all(ground('white'), path('M12 0 24 9 12 18 0 9z', 'red')),
  G: all(ground('yellow'), path('M4 0h4v18H4zM12 0h4v18h-4zM20 0h4v18h-4z', 'blue')),
  H: halves('white', 'red'),
  I: all(ground('yellow'), circle(12, 9, 5, 'ink')),
  J: all(ground('blue'), rect(0, 6, 24, 6, 'white')),
  K: halves('yellow', 'blue'),
  L: all(ground('yellow'), path('M12 0h12v9H12zM0 9h12v9H0z', 'ink')),
  M: all(ground('blue'), line(saltire, 'white', 3.6)),
  N: all(ground('white'), path(chequers.map(([x, y]) => `M${x} ${y}h6v4.5h-6z`).join(''), 'blue')),
  O: all(ground('red'), path('M0 0v18h24z', 'yellow')),
  P: all(ground('blue'), rect(8, 6, 8, 6, 'white')),
  Q: ground('yellow'),
  R: all(ground('red'), rect(10, 0, 4, 18, 'yellow'), rect(0, 7, 24, 4, 'yellow')),
  S: all(ground('white'), rect(8, 6, 8, 6, 'blue')),
  T: all(rect(0, 0, 8, 18, 'red'), rect(8, 0, 8, 18, 'white'), rect(16, 0, 8, 18, 'blue')),
  U: all(ground('white'), path('M0 0h12v9H0zM12 9h12v9H12z', 'red')),
  V: all(ground('white'), line(saltire, 'red', 3.6)),
  W: all(ground('blue'), rect(4, 3.6, 16, 10.8, 'white'), rect(8, 6.6, 8, 4.8, 'red')),
  X: all(ground('white'), rect(10, 0, 4, 18, 'blue'), rect(0, 7, 24, 4, 'blue')),
  Y: all(ground('yellow'), path('M0 0h5L0 4zM10 0h5L0 12V8zM20 0h4L0 18v-2zM24 4v4L11 18H6zM24 12v4l-3 2h-5z', 'red')),
  Z: all(
    path('M0 0v18l12-9z', 'ink'),
    path('M0 0h24L12 9z', 'yellow'),
    path('M24 0v18L12 9z', 'blue'),
    path('M0 18h24L12 9z', 'red'),
  ),
};

const swallowTailed: ReadonlySet<string> = new Set(['A', 'B']);

/** One flag with a thin edge, so that a white one shows against a pale sky. */
export const flag = (letter: string, x = 0, y = 0, scale = 1) =>
  at(x, y, scale, flags[letter] ?? flags.Q, swallowTailed.has(letter) ? null : line('M0 0h24v18H0z', 'line', 0.8));

/** Flags one below the other, read from the top. */
export const hoist = (letters: readonly string[], x: number, y: number, scale: number, gap = 3) =>
  all(...letters.map((letter, place) => flag(letter, x, y + place * (18 * scale + gap), scale)));
