import { all, path, rect, type Paint } from '../art/draw.ts';
import { ferry } from '../art/harbour.ts';
import type { Scene } from './scene.ts';

const colours: readonly Paint[] = ['red', 'yellow', 'sea-3', 'gum', 'white', 'stone'];

function shuffled(random: () => number) {
  const left = [...colours];
  return colours.map(() => left.splice(Math.floor(random() * left.length), 1)[0] ?? 'white');
}

const shop = (x: number, width: number, height: number, gable: number, wall: Paint, roof: Paint) =>
  all(
    rect(x, 232 - height, width, height, wall),
    path(`M${x - 6} ${232 - height}l${width / 2 + 6} ${-gable} ${width / 2 + 6} ${gable}z`, roof),
    rect(x + width * 0.28, 190, width * 0.44, 42, 'ink'),
    rect(x + width * 0.3, 246 - height, width * 0.16, 16, 'ink'),
    rect(x + width * 0.55, 246 - height, width * 0.16, 16, 'ink'),
    path(`M${x + width * 0.2} 184h${width * 0.6}l6 12H${x + width * 0.2 - 6}z`, wall === 'white' ? 'red' : 'white'),
  );

/** The shops along the wharf. */
export function business(random: () => number): Scene {
  let x = 20;
  const row = shuffled(random).map((wall, place) => {
    const width = Math.round(84 + random() * 24);
    const start = x;
    x += width + 8;
    return shop(start, width, Math.round(78 + random() * 46), Math.round(26 + random() * 14), wall, place % 2 ? 'stone-2' : 'gum-2');
  });
  const piles = [30, 140, 250, 360, 470, 580].map((pile) => `M${pile} 244h12v40h-12z`).join('');
  return {
    horizon: 232,
    subject: 320,
    body: all(...row, rect(0, 230, 640, 14, 'wood'), path(piles, 'wood-2')),
    front: ferry(Math.round(150 + random() * 320), 290, 0.7),
  };
}
