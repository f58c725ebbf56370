import { createElement, type ReactNode } from 'react';
import { hoist } from '../art/alphabet.ts';
import { all, circle, line, path, rect, createRandom, swell, type Paint } from '../art/draw.ts';
import type { Scene } from './scene.ts';
import { scenes, type Topic } from './scenes.ts';
import { hash, hoistLetters } from './seed.ts';

// The hour of the picture: three orders of the sky's bands, and how far the sun is above the water.
const morning = { sky: ['sky', 'sky-2', 'sky-3'], sun: 18 } as const;
const noon = { sky: ['sky-2', 'sky-3', 'dusk'], sun: 70 } as const;
const evening = { sky: ['sky-3', 'sky-2', 'sky'], sun: 8 } as const;

function water({ horizon, deep }: Scene, seed: number) {
  const size = { width: 640, height: 360 };
  const rest = (fill: Paint) => rect(0, horizon, 640, 360 - horizon, fill);
  const band = (down: number, rise: number, length: number, fill: Paint, phase: number) =>
    swell(horizon + down, rise, length, fill, { ...size, phase: seed % phase });
  return deep
    ? all(rest('sea-2'), band(70, 7, 160, 'sea-3', 90), band(150, 8, 200, 'sea-4', 70))
    : all(rest('sea-1'), band(26, 4, 110, 'sea-2', 80), band(68, 6, 150, 'sea-3', 60), band(118, 7, 190, 'sea-4', 50));
}

/** Depths, as a chart writes them. */
const soundings = (seed: number) =>
  all(
    ...[0, 1, 2, 3].map((place) =>
      createElement(
        'text',
        {
          x: 60 + place * 150 + ((seed >>> place) % 60),
          y: 350 - ((seed >>> (place + 2)) % 26),
          className: 'art-sounding',
        },
        2 + ((seed >>> (place * 4)) % 27),
      ),
    ),
  );

export interface Composition {
  scene: ReactNode;
  /** Where the subject is, from 0 to 640. */
  subject: number;
  /** Where the water begins, from 0 to 360. */
  horizon: number;
  /** The flags on their halyard, 42 wide, to be pinned to the top edge. */
  flags: ReactNode;
  flagsHeight: number;
  side: 'left' | 'right';
}

/** A cover out of a title and a topic: pure, so that a title looks the same everywhere and always. */
export function compose(title: string, topic: Topic): Composition {
  const seed = hash(`${topic}|${title.trim().toLowerCase()}`);
  const ways = scenes[topic];
  const way = ways[(seed >>> 9) % ways.length] ?? ways[0];
  if (!way) throw new Error(`${topic} has no scene.`);
  const scene = way(createRandom(seed));
  const { horizon } = scene;
  const { sky, sun } = [morning, noon, evening][seed % 3] ?? morning;
  const letters = hoistLetters(title);
  const flagsHeight = Math.round(24 + letters.length * 31.9 + 10);
  return {
    scene: all(
      rect(0, 0, 640, 360, sky[0]),
      path(`M0 ${horizon * 0.42}C160 ${horizon * 0.34} 320 ${horizon * 0.5} 640 ${horizon * 0.36}V360H0z`, sky[1]),
      path(`M0 ${horizon * 0.76}C200 ${horizon * 0.68} 420 ${horizon * 0.82} 640 ${horizon * 0.7}V360H0z`, sky[2]),
      circle(90 + ((seed >>> 5) % 440), horizon - sun, 28, 'sun'),
      water(scene, seed),
      scene.body,
      scene.front,
      scene.deck ? null : soundings(seed),
    ),
    subject: scene.subject,
    horizon,
    flags: all(line(`M2 0v${flagsHeight}`, 'mark', 1.8), hoist(letters, 3, 16, 1.55, 4)),
    flagsHeight,
    side: scene.side ?? ((seed >>> 3) % 2 ? 'right' : 'left'),
  };
}
