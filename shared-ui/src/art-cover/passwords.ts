import { all, group, line, path, rect, round } from '../art/draw.ts';
import { sailboat } from '../art/harbour.ts';
import type { Scene } from './scene.ts';

const wharf = all(
  rect(0, 300, 640, 60, 'wood'),
  rect(0, 300, 640, 8, 'rope', { opacity: 0.5 }),
  line('M0 330h640M90 308v22M250 330v30M400 308v22M560 330v30', 'wood-2', 2.5),
);

const turns = [256, 270, 284];

const hitchedBollard = all(
  path('M-34 300l8-70h52l8 70z', 'ink'),
  rect(-42, 214, 84, 22, 'ink', { rx: 11 }),
  rect(-54, 296, 108, 12, 'ink', { rx: 3 }),
  line(turns.map((y) => `M-31 ${y}c20 9 42 9 62 0`).join(''), 'rope', 11, round),
  line(turns.map((y) => `M-26 ${y + 2}l8 5M-10 ${y + 6}l8 3M8 ${y + 7}l8-2`).join(''), 'wood-2', 1.6),
  line('M-31 258C-110 262-190 222-440 186', 'rope', 10, round),
  line('M31 284c40 10 60 30 110 26s40-24 10-22-30 26 30 28', 'rope', 9, round),
);

/** The hitch on the bollard: what holds. */
export function passwords(random: () => number): Scene {
  const right = random() > 0.5;
  const subject = right ? 400 : 300;
  return {
    horizon: 170,
    subject,
    deck: true,
    body: all(sailboat(right ? 140 : 200, 172, 0.7, 'yellow'), path('M0 170c40-10 90-6 130-14s70 2 110 6v10H0z', 'gum', { opacity: 0.6 })),
    front: all(wharf, group(`translate(${subject} 0)`, hitchedBollard)),
  };
}
