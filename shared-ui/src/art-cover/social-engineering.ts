import { all, at, line, path, rect } from '../art/draw.ts';
import { gumTree, tower } from '../art/harbour.ts';
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
export const socialEngineering = (random: () => number): Scene => ({
  horizon: 214,
  side: 'left',
  subject: 190,
  body: trueLight,
  front: falseLight(170 + Math.floor(random() * 50)),
});
