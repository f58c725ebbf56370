import { all, at, group, line, path, rect, round, type Paint } from '../art/draw.ts';
import { buoy, cottage, ferry, headland, sailboat, tower } from '../art/harbour.ts';
import { person } from '../art/person.ts';
import type { Scene } from './scene.ts';

/** Headland and ferry: everybody's harbour. */
function theHeadland(random: () => number): Scene {
  const mirrored = random() > 0.5;
  return {
    horizon: 206,
    side: mirrored ? 'right' : 'left',
    subject: mirrored ? 90 : 560,
    body: all(
      group(mirrored ? 'translate(640 0) scale(-1 1)' : '', headland(tower(566, 130, 0.66), cottage(590, 132, 0.6))),
      sailboat(mirrored ? 420 : 170, 214, 1),
      sailboat(mirrored ? 350 : 250, 209, 0.55, 'yellow'),
    ),
    front: all(buoy(mirrored ? 540 : 80, 290, 0.9), ferry(mirrored ? 230 : 380, 282, 0.62)),
  };
}

const rower = (x: number, top: Paint, skin: Paint) =>
  at(
    x,
    -12,
    1,
    path('M-12-34c0-8 24-8 24 0l1 38h-26z', top),
    path('M-9-56a9 9 0 1 1 18 0 9 9 0 1 1-18 0z', skin),
    path('M-10-56c-2-15 22-15 20 0-6-5-14-5-20 0z', 'ink'),
    line('M4-26 34-10', top, 6.5, round),
    line('M32-14-4 34', 'wood-2', 4, round),
  );

/** Four who row one boat. */
const theCrew = (random: () => number): Scene => {
  const x = Math.round(290 + random() * 50);
  return {
    horizon: 176,
    subject: x,
    body: all(sailboat(x + 210, 178, 0.5), buoy(x - 210, 232, 0.7)),
    front: group(
      `translate(${x} 282)`,
      rower(-96, 'red', 'skin-1'),
      rower(-34, 'yellow', 'skin-3'),
      rower(28, 'white', 'skin-2'),
      rower(90, 'blue', 'skin-1'),
      path('M-190-16h370c-24 26-50 36-86 36h-196c-40 0-68-12-88-36z', 'wood'),
      path('M-190-16h370l-10 10h-350z', 'rope'),
      path('M-214 22c60-10 120 6 210 0s150 4 210-2l-14 8h-392z', 'foam', { opacity: 0.8 }),
    ),
  };
};

const pennants = (from: number, to: number) =>
  Array.from({ length: 9 }, (_, place) => {
    const x = from + ((to - from) * (place + 0.5)) / 9;
    const y = 96 + 44 * (1 - ((place - 4) / 4.5) ** 2);
    return path(`M${x - 13} ${y}h26l-13 28z`, (['red', 'yellow', 'blue', 'white'] as const)[place % 4] ?? 'red');
  });

/** The evening that the street meets on the jetty. */
const theJetty = (random: () => number): Scene => {
  const from = Math.round(130 + random() * 40);
  const to = from + 380;
  const dressed = [
    { top: 'red', legs: 'ink', skin: 'skin-1', head: 'stone', wears: 'hat' },
    { top: 'white', legs: 'blue', skin: 'skin-3', head: 'yellow', wears: 'scarf' },
    { top: 'yellow', legs: 'gum-2', skin: 'skin-2', head: 'ink', arm: 'wave' },
    { top: 'blue', legs: 'ink', skin: 'skin-1', head: 'wood-2' },
  ] as const;
  const size = [1, 0.95, 0.72, 1.05] as const;
  return {
    horizon: 190,
    subject: from + 190,
    deck: true,
    body: sailboat(from < 150 ? 580 : 70, 192, 0.7),
    front: all(
      path(`M${from - 5} 90h10v180h-10zM${to - 5} 90h10v180h-10z`, 'wood-2'),
      line(`M${from} 96Q${(from + to) / 2} 184 ${to} 96`, 'ink', 2),
      ...pennants(from, to),
      ...dressed.map((look, place) => person(from + 70 + place * 80, 270, size[place] ?? 1, look)),
      rect(0, 268, 640, 18, 'wood'),
      rect(0, 268, 640, 5, 'rope', { opacity: 0.5 }),
      path('M40 286h16v74H40zM190 286h16v74h-16zM340 286h16v74h-16zM490 286h16v74h-16zM610 286h16v74h-16z', 'wood-2'),
    ),
  };
};

export const community = [theHeadland, theCrew, theJetty];
