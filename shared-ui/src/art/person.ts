import { all, at, circle, line, path, rect, round, type Paint } from './draw.ts';

export interface Look {
  top: Paint;
  legs: Paint;
  skin: Paint;
  /** Hair, hat or scarf. */
  head: Paint;
  wears?: 'apron' | 'hat' | 'scarf';
  arm?: 'point' | 'wave';
}

const headwear = (head: Paint, wears: Look['wears'], skin: Paint) => {
  if (wears === 'hat') return path('M-17-101h34c-4-4-8-5-8-5 0-9-18-9-18 0 0 0-5 1-8 5z', head);
  if (wears === 'scarf')
    return all(path('M-11-97c-2-16 24-16 22 0 0 8-4 10-4 14H-8c0-4-3-6-3-14z', head), circle(1, -97, 6.5, skin));
  return path('M-10-98c-2-15 22-15 20 0-4-6-10-7-13-6-3 0-5 2-7 6z', head);
};

/** Somebody on the wharf, 108 high, feet at 0,0. A negative scale in x turns them round. */
export const person = (x: number, y: number, scale: number, { top, legs, skin, head, wears, arm }: Look) =>
  at(
    x,
    y,
    scale,
    path('M-9-44h8l-1 44h-8zM2-44h8l3 44H5z', legs),
    path('M-12-82c0-8 24-8 24 0l1 40h-26z', top),
    wears === 'apron' ? path('M-7-74H7l4 48h-22z', 'white') : null,
    arm === 'point'
      ? all(line('M9-76 34-92', top, 7, round), circle(37, -94, 4, skin))
      : line('M12-78c5 12 5 20 3 30', top, 6.5, round),
    arm === 'wave'
      ? all(line('M-11-78-26-104', top, 6.5, round), circle(-27, -108, 4, skin))
      : line('M-12-78c-5 12-5 20-3 30', top, 6.5, round),
    rect(-3.5, -92, 7, 8, skin),
    circle(0, -98, 9.5, skin),
    headwear(head, wears, skin),
  );
