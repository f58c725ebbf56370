import { all, line } from '../art/draw.ts';
import { fish, sailboat } from '../art/harbour.ts';
import type { Scene } from './scene.ts';

/** The one fish on a line. */
export function phishing(random: () => number): Scene {
  const caught = Math.floor(random() * 7);
  let subject = 320;
  const school = [0, 1, 2, 3, 4, 5, 6].map((place) => {
    const lower = place > 3;
    const x = Math.round(120 + (place % 4) * 120 + (lower ? 60 : 0) + random() * 26);
    const y = Math.round((lower ? 292 : 226) + random() * 22);
    if (place !== caught) return fish(x, y, place % 2 ? 'sea-1' : 'foam');
    subject = x;
    return all(line(`M446 146C${(x + 380) >> 1} 170 ${x - 44} ${y - 70} ${x - 26} ${y}`, 'foam', 1.6), fish(x, y, 'yellow'));
  });
  return { horizon: 140, subject, deep: true, deck: true, body: sailboat(470, 140, 1.15), front: all(...school) };
}
