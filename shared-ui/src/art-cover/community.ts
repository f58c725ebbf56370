import { all, group } from '../art/draw.ts';
import { buoy, cottage, ferry, headland, sailboat, tower } from '../art/harbour.ts';
import type { Scene } from './scene.ts';

/** Headland and ferry: everybody's harbour. */
export function community(random: () => number): Scene {
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
