import { all, circle, group, line, path, rect, round, type Paint } from '../art/draw.ts';
import { gull } from '../art/gull.ts';

const disc = (fill: Paint) => circle(48, 48, 44, fill);

export const motifs = {
  lamp: all(
    disc('sky'),
    path('M48 47 7.9 30a44 44 0 0 0-.9 34zM48 47l40.1-17a44 44 0 0 1 .9 34z', 'sky-3'),
    rect(34, 30, 28, 34, 'yellow'),
    line('M34 30v34M43.5 30v34M52.5 30v34M62 30v34', 'ink', 2.4),
    path('M28 30h40c-1-14-12-21-20-22-8 1-19 8-20 22z', 'gum-2'),
    rect(26, 64, 44, 7, 'white'),
    line('M26 64h44M26 71h44', 'ink', 2.4),
    path('M32 71h32l3 19a44 44 0 0 1-38 0z', 'white'),
    path('M50 71h14l3 19a44 44 0 0 1-17 4z', 'shade'),
  ),
  ropes: all(
    disc('sky-3'),
    path('M6 62c20-6 60-6 84 0a44 44 0 0 1-84 0z', 'wood'),
    path('M34 70l4-38h20l4 38z', 'ink'),
    rect(28, 24, 40, 13, 'ink', { rx: 6.5 }),
    line('M36 50c8 5 16 5 24 0M35 60c9 5 17 5 26 0', 'rope', 6, round),
    line('M37 50C24 52 16 48 6 42M60 51c12 2 20-2 30-8M61 60c10 6 14 16 22 12', 'rope', 5, round),
  ),
  log: all(
    disc('sky-2'),
    path('M14 28c12-5 24-4 34 2 10-6 22-7 34-2v42c-12-5-24-4-34 2-10-6-22-7-34-2z', 'white'),
    path('M48 30c10-6 22-7 34-2v42c-12-5-24-4-34 2z', 'shade'),
    line(
      'M21 38c7-2 14-2 20 1M21 47c7-2 14-2 20 1M21 56c7-2 14-2 20 1M55 39c6-3 13-3 20-1M55 48c6-3 13-3 20-1',
      'ink',
      2,
      round,
    ),
    path('M64 22h8v26l-4-4-4 4z', 'red'),
  ),
  bottle: all(
    disc('sky'),
    path('M4 56c14-8 26 4 42-2s26 4 46-2a44 44 0 0 1-88 4z', 'sea-2'),
    group(
      'rotate(-24 48 50)',
      rect(24, 40, 44, 20, 'white', { rx: 9, opacity: 0.9 }),
      rect(66, 45, 14, 10, 'white', { opacity: 0.9 }),
      rect(78, 44, 8, 12, 'wood'),
      rect(32, 44, 26, 12, 'rope'),
      line('M38 44v12', 'red', 3),
    ),
    path('M10 66c14-6 26 4 40-1s22 3 38-1a44 44 0 0 1-78 2z', 'sea-3'),
  ),
  empty: all(
    disc('sky-2'),
    path('M5 58c14-6 26 4 42-1s26 3 45-1a44 44 0 0 1-87 2z', 'sea-1'),
    path('M24 58h50c-4 11-11 14-18 14H42c-9 0-15-5-18-14z', 'white'),
    line('M49 58V20', 'wood-2', 2.4),
    line('M49 22c10 6 16 14 20 24', 'rope', 1.6),
    gull(70, 26, 0.8),
    path('M10 76c14-4 22 2 38-1s22 2 36-1a44 44 0 0 1-74 2z', 'sea-2'),
  ),
};

export type MotifName = keyof typeof motifs;
