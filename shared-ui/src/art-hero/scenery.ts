import { hoist } from '../art/alphabet.ts';
import { all, circle, line, path, rect, round, createRandom, swell } from '../art/draw.ts';
import { gull } from '../art/gull.ts';
import { buoy, cottage, ferry, glints, gumTree, sailboat, tower } from '../art/harbour.ts';
import { person } from '../art/person.ts';

const random = createRandom(7);
const water = { width: 1440, height: 760 };
const posts = (xs: readonly number[], y: number, width: number, height: number) =>
  xs.map((x) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');

export const sky = all(
  rect(0, 0, 1440, 760, 'sky'),
  path('M0 214C300 186 560 236 860 206S1260 180 1440 204V760H0z', 'sky-2'),
  path('M0 346C340 322 640 362 900 336S1300 330 1440 340V760H0z', 'sky-3'),
  circle(770, 372, 58, 'sun'),
  path('M0 428c60-14 120-8 180-22s120-8 190 6 140 4 210 14 90 2 150 8v20H0z', 'gum', { opacity: 0.55 }),
);

export const far = all(
  rect(0, 436, 1440, 324, 'sea-1'),
  glints(random, 9, [690, 850], [442, 486], 'sun'),
  swell(484, 6, 190, 'sea-2'),
  sailboat(330, 508, 0.62),
  ferry(700, 486, 0.92),
  sailboat(232, 520, 1, 'yellow'),
);

export const headland = all(
  path(
    'M1440 250c-60-10-96 8-150 4-70-6-110 10-170 6-36-2-52 18-78 30-40 16-34 50-62 70-30 22-24 60-58 92-12 12-22 34-36 50h554z',
    'stone',
  ),
  path('M1440 330c-46 6-60 46-110 50s-60 40-106 46-46 32-90 34-62 32-96 42h402z', 'stone-2'),
  line(
    'M1000 372c18 4 30-2 46 2M960 430c26 4 40-4 66 0M1090 330c26 6 44-2 62 2M1180 396c20 4 40-4 58 0M1270 320c26 4 44-4 70 2M1110 450c30 4 52-4 76 2M1340 410c26 4 50-4 80 0',
    'stone-2',
    3,
    { ...round, opacity: 0.65 },
  ),
  path(
    'M1440 232c-50-6-90 10-140 6-70-6-120 8-170 6-40-2-60 18-86 34 26 2 40-8 66-8 50 2 90-4 140 0 60 6 110-10 190-6z',
    'gum',
  ),
  path('M1440 252c-70-4-124 12-190 6-50-4-90 2-140 0 40 12 96 4 140 8 60 6 120-8 190-2z', 'gum-2'),
  cottage(1188, 242, 0.95),
  tower(1150, 246, 1.06),
  gumTree(1310, 244, 1.05),
  gumTree(1384, 240, 1.35, -1),
  gumTree(1076, 268, 0.6, -1),
  gull(936, 300, 1.1),
  gull(980, 276, 0.8),
  gull(884, 330, 0.7),
  gull(1250, 120, 0.9),
  gull(1210, 96, 0.7),
);

export const near = all(
  swell(548, 8, 230, 'sea-3', { ...water, phase: 60 }),
  path('M836 506c60 16 120 20 200 16s270 8 404-6v15c-130 10-300 4-420 8s-156-6-184-33z', 'foam', { opacity: 0.85 }),
  buoy(560, 566, 0.9),
  glints(random, 12, [80, 1000], [560, 640], 'sea-1'),
  swell(652, 9, 280, 'sea-4', { ...water, phase: 20 }),
  line('M40 700c180-30 330 22 520-6s300 16 470-4M10 732c200-26 380 16 560-6s330 10 500-4', 'sea-3', 2, {
    ...round,
    strokeDasharray: '2 9',
  }),
);

const family = all(
  person(1148, 628, 0.98, { top: 'sky-3', legs: 'ink', skin: 'skin-2', head: 'red', wears: 'scarf', arm: 'point' }),
  person(1112, 628, 0.68, { top: 'yellow', legs: 'blue', skin: 'skin-2', head: 'ink', arm: 'wave' }),
  person(1226, 628, 1.06, { top: 'red', legs: 'ink', skin: 'skin-1', head: 'wood-2', wears: 'apron' }),
  person(1272, 628, 1.04, { top: 'gum', legs: 'wood-2', skin: 'skin-3', head: 'stone', wears: 'hat' }),
);

export const wharf = all(
  rect(1010, 628, 430, 16, 'wood'),
  rect(1010, 644, 430, 9, 'wood-2'),
  path(posts([1030, 1120, 1210, 1300, 1390], 644, 18, 116), 'wood-2'),
  path(posts([1059, 1109, 1159, 1209, 1259, 1309, 1359, 1409], 628, 2, 16), 'wood-2'),
  rect(1044, 604, 16, 26, 'ink', { rx: 3 }),
  rect(1040, 600, 24, 8, 'ink', { rx: 4 }),
  line('M1052 622c-40 30-60 60-150 66', 'rope', 5, round),
  path('M800 678h122c-6 22-18 30-34 30h-60c-14 0-24-10-28-30z', 'white'),
  path('M800 678h122l-3 9H803z', 'red'),
  rect(836, 668, 48, 5, 'wood'),
  family,
  rect(1366, 420, 6, 208, 'wood-2'),
  circle(1369, 418, 6, 'yellow'),
  line('M1369 424 1440 520', 'rope', 2),
  hoist(['C', 'H'], 1375, 432, 1.9, 5),
);
