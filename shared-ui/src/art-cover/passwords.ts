import { all, at, circle, group, line, path, rect, round } from '../art/draw.ts';
import { fish, sailboat } from '../art/harbour.ts';
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
function theHitch(random: () => number): Scene {
  const right = random() > 0.5;
  const subject = right ? 400 : 300;
  return {
    horizon: 170,
    subject,
    deck: true,
    body: all(
      sailboat(right ? 140 : 200, 172, 0.7, 'yellow'),
      path('M0 170c40-10 90-6 130-14s70 2 110 6v10H0z', 'gum', { opacity: 0.6 }),
    ),
    front: all(wharf, group(`translate(${subject} 0)`, hitchedBollard)),
  };
}

const anchor = all(
  line('M0-58V44', 'mark', 12, round),
  line('M-30-34h60', 'mark', 10, round),
  line('M-54 6c2 36 30 50 54 50s52-14 54-50', 'mark', 12, round),
  path('M-68 16l14-32 16 30zM68 16 54-16 38 14z', 'mark'),
  circle(0, -68, 12, 'mark'),
  circle(0, -68, 5, 'sea-3'),
);

/** The anchor in the ground: it does not drag. */
function theAnchor(random: () => number): Scene {
  const x = Math.round(340 + random() * 60);
  return {
    horizon: 96,
    subject: x,
    deep: true,
    deck: true,
    body: sailboat(x - 172, 96, 1.3),
    front: all(
      line(`M${x + 14} 196Q${x - 60} 190 ${x - 152} 106`, 'mark', 7, { ...round, strokeDasharray: '9 11' }),
      group(`translate(${x} 266) rotate(14)`, anchor),
      path('M0 322c120-22 200 8 330-6s210-14 310 4v40H0z', 'stone'),
      path('M0 342c160-14 300 10 640-6v24H0z', 'stone-2'),
      fish(120, 240, 'foam'),
      fish(x + 170, 200, 'sea-1'),
    ),
  };
}

const coil = (x: number) =>
  at(
    x,
    206,
    1,
    rect(-7, -26, 14, 34, 'wood-2', { rx: 4 }),
    line('M-20 0c-18 60 58 60 40 0M-14 0c-12 48 40 48 28 0M-26 0c-24 74 76 74 52 0', 'rope', 8, round),
    line('M-24-2c12 10 36 10 48 0', 'rope', 10, round),
  );

/** Three coils on the rail, as three words in a row. */
function threeCoils(random: () => number): Scene {
  const x = Math.round(190 + random() * 50);
  return {
    horizon: 150,
    subject: x + 130,
    deck: true,
    body: sailboat(x + 310, 152, 0.6, 'yellow'),
    front: all(
      wharf,
      rect(0, 182, 640, 20, 'wood'),
      rect(0, 182, 640, 6, 'rope', { opacity: 0.5 }),
      path('M60 202h18v98H60zM566 202h18v98h-18z', 'wood-2'),
      ...[0, 130, 260].map((step) => coil(x + step)),
    ),
  };
}

export const passwords = [theHitch, theAnchor, threeCoils];
