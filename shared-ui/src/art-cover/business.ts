import { all, at, group, line, path, rect, type Paint } from '../art/draw.ts';
import { ferry, fish, sailboat } from '../art/harbour.ts';
import { person } from '../art/person.ts';
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
function theShops(random: () => number): Scene {
  let x = 20;
  const row = shuffled(random).map((wall, place) => {
    const width = Math.round(84 + random() * 24);
    const start = x;
    x += width + 8;
    return shop(
      start,
      width,
      Math.round(78 + random() * 46),
      Math.round(26 + random() * 14),
      wall,
      place % 2 ? 'stone-2' : 'gum-2',
    );
  });
  const piles = [30, 140, 250, 360, 470, 580].map((pile) => `M${pile} 244h12v40h-12z`).join('');
  return {
    horizon: 232,
    subject: 320,
    body: all(...row, rect(0, 230, 640, 14, 'wood'), path(piles, 'wood-2')),
    front: ferry(Math.round(150 + random() * 320), 290, 0.7),
  };
}

const stripes = [0, 1, 2, 3, 4, 5, 6, 7].map((place) =>
  path(`M${place * 40} 0h40l${place < 4 ? -6 : 6} 44h-40z`, place % 2 ? 'white' : 'red'),
);
const crate = (x: number, y: number) =>
  all(rect(x, y, 74, 34, 'wood'), line(`M${x} ${y + 11}h74M${x} ${y + 23}h74`, 'wood-2', 2.5));

/** The market on the wharf, early. */
const theMarket = (random: () => number): Scene => {
  const x = Math.round(150 + random() * 40);
  return {
    horizon: 188,
    subject: x + 160,
    deck: true,
    body: sailboat(x > 170 ? 80 : 560, 190, 0.7, 'yellow'),
    front: all(
      rect(0, 312, 640, 48, 'stone'),
      rect(0, 312, 640, 7, 'stone-2'),
      path(`M${x + 6} 150h10v164h-10zM${x + 304} 150h10v164h-10z`, 'wood-2'),
      person(x + 160, 312, 1.2, { top: 'blue', legs: 'ink', skin: 'skin-2', head: 'ink', wears: 'apron' }),
      at(x, 122, 1, ...stripes),
      crate(x + 14, 278),
      crate(x + 96, 278),
      crate(x + 232, 278),
      ...[36, 66, 122, 146, 256, 284].map((step, place) => fish(x + step, 274, place % 2 ? 'foam' : 'sea-1')),
      group(
        `translate(${x + 380} 312)`,
        person(0, 0, 1.05, { top: 'yellow', legs: 'gum-2', skin: 'skin-1', head: 'red', wears: 'scarf' }),
      ),
    ),
  };
};

/** Cargo: what a business cannot do without, on the hook. */
const theCrane = (random: () => number): Scene => {
  const x = Math.round(380 + random() * 40);
  return {
    horizon: 200,
    side: 'left',
    subject: x - 60,
    deck: true,
    body: all(sailboat(150, 202, 0.7)),
    front: all(
      rect(300, 290, 340, 70, 'stone'),
      rect(300, 290, 340, 8, 'stone-2'),
      path(`M${x + 60} 290l24-190h14l24 190h-14l-17-150-17 150z`, 'mark'),
      line(`M${x + 92} 106 ${x - 130} 70M${x + 92} 106 ${x + 30} 60l-160 10M${x + 30} 60l62 46`, 'mark', 7),
      line(`M${x - 120} 72v92`, 'mark', 2.5),
      path(`M${x - 120} 160l-40 34h80z`, 'rope', { opacity: 0.6 }),
      crate(x - 157, 194),
      crate(324, 256),
      crate(406, 256),
      crate(364, 222),
      group(
        'translate(596 290)',
        person(0, 0, 0.95, { top: 'red', legs: 'blue', skin: 'skin-3', head: 'ink', arm: 'wave' }),
      ),
      at(
        190,
        268,
        1,
        path('M-120-6h230c-10 40-30 54-60 54h-90c-34 0-62-18-80-54z', 'gum-2'),
        rect(-122, -12, 234, 8, 'white'),
      ),
    ),
  };
};

export const business = [theShops, theMarket, theCrane];
