import { flag } from '../art/alphabet.ts';
import { all, at, group, line, path, rect } from '../art/draw.ts';
import { ferry, gumTree, sailboat, tower } from '../art/harbour.ts';
import { person } from '../art/person.ts';
import type { Scene } from './scene.ts';

const trueLight = all(
  path('M640 110c-60-6-100 24-150 30-40 6-50 40-80 74h230z', 'stone'),
  path('M640 168c-60 6-110 20-150 46h150z', 'stone-2'),
  path('M640 96c-60-4-100 24-150 34-18 4-30 10-36 22 60-16 120-30 186-28z', 'gum'),
  tower(548, 118, 0.62),
  gumTree(604, 112, 0.5),
);

const falseLight = (x: number) =>
  at(
    x,
    262,
    1,
    path('M-60 0h130c-8 22-20 28-38 28h-56c-18 0-30-10-36-28z', 'ink'),
    line('M0 0v-92', 'wood-2', 4),
    rect(-9, -112, 18, 22, 'yellow', { rx: 2 }),
    line('M-9-101h18M0-112v22', 'ink', 2),
    rect(-11, -116, 22, 5, 'ink'),
    path('M-9-104-150-136v44z', 'beam'),
    person(34, 2, 0.62, { top: 'gum-2', legs: 'ink', skin: 'skin-1', head: 'ink', wears: 'hat' }),
  );

/** True light and false light; the man with the false one is just a man in a boat. */
const falseAndTrue = (random: () => number): Scene => ({
  horizon: 214,
  side: 'left',
  subject: 190,
  body: trueLight,
  front: falseLight(170 + Math.floor(random() * 50)),
});

/** Somebody whom nobody knows asks for the line. */
const theStranger = (random: () => number): Scene => {
  const x = Math.round(150 + random() * 40);
  return {
    horizon: 168,
    side: 'right',
    subject: 260,
    deck: true,
    body: sailboat(480, 170, 0.5, 'yellow'),
    front: all(
      at(
        x,
        296,
        1,
        path('M-70-22H66c-8 26-22 36-40 36h-56c-20 0-34-14-40-36z', 'red'),
        rect(-72, -26, 140, 6, 'white'),
        person(0, -14, 1, { top: 'ink', legs: 'ink', skin: 'skin-2', head: 'wood-2', wears: 'hat', arm: 'point' }),
      ),
      rect(330, 262, 310, 18, 'wood'),
      rect(330, 262, 310, 5, 'rope', { opacity: 0.5 }),
      path('M360 280h16v80h-16zM470 280h16v80h-16zM580 280h16v80h-16z', 'wood-2'),
      group(
        'translate(408 262) scale(-1 1)',
        person(0, 0, 1, { top: 'yellow', legs: 'blue', skin: 'skin-1', head: 'red' }),
      ),
      line('M420 196c-14 30-16 50-4 62', 'rope', 5),
    ),
  };
};

/** Two that look alike; only one flies the signal to stop and watch. */
const twoAlike = (random: () => number): Scene => {
  const x = Math.round(190 + random() * 40);
  return {
    horizon: 190,
    subject: x + 40,
    body: sailboat(x + 330, 192, 0.5),
    front: all(
      group(`translate(${x} 246)`, ferry(0, 0, 0.95), line('M60-17v-74', 'wood-2', 3), flag('X', 62, -90, 1.5)),
      group(`translate(${x + 250} 300)`, ferry(0, 0, 0.95)),
    ),
  };
};

export const socialEngineering = [falseAndTrue, theStranger, twoAlike];
