import { all, at, circle, group, line, path, rect, round, swell } from '../art/draw.ts';
import { gull } from '../art/gull.ts';
import { fish, sailboat } from '../art/harbour.ts';
import type { Scene } from './scene.ts';

/** The one fish on a line. */
function oneOnTheLine(random: () => number): Scene {
  const caught = Math.floor(random() * 7);
  let subject = 320;
  const school = [0, 1, 2, 3, 4, 5, 6].map((place) => {
    const lower = place > 3;
    const x = Math.round(120 + (place % 4) * 120 + (lower ? 60 : 0) + random() * 26);
    const y = Math.round((lower ? 292 : 226) + random() * 22);
    if (place !== caught) return fish(x, y, place % 2 ? 'sea-1' : 'foam');
    subject = x;
    return all(
      line(`M446 146C${(x + 380) >> 1} 170 ${x - 44} ${y - 70} ${x - 26} ${y}`, 'foam', 1.6),
      fish(x, y, 'yellow'),
    );
  });
  return { horizon: 140, subject, deep: true, deck: true, body: sailboat(470, 140, 1.15), front: all(...school) };
}

const lure = (x: number) =>
  all(
    line(`M${x - 34} 58L${x} 34`, 'wood-2', 3, round),
    line(`M${x} 34V158`, 'foam', 1.6),
    at(
      x,
      176,
      1.5,
      circle(0, -9, 3, 'ink'),
      path('M0-8c13 6 14 30 0 40-14-10-13-34 0-40z', 'yellow'),
      path('M0-8c13 6 14 30 0 40z', 'stone'),
      circle(-4, 4, 2.4, 'ink'),
      line('M0 30v18c0 12 18 12 18-1l-6 5', 'ink', 3, round),
      path('M-3 32h6l6 13h-6l-3-7-3 7h-6z', 'red'),
    ),
  );

/** What shines before a fish that has not bitten yet. */
function theLure(random: () => number): Scene {
  const x = Math.round(250 + random() * 50);
  return {
    horizon: 64,
    subject: x + 80,
    deep: true,
    deck: true,
    body: sailboat(x - 40, 64, 0.8, 'yellow'),
    front: all(
      lure(x),
      group(`translate(${x + 190} 226) scale(3.6)`, fish(0, 0, 'foam')),
      fish(120, 300, 'sea-1'),
      fish(190, 326, 'sea-1'),
      fish(x + 250, 118, 'sea-1'),
    ),
  };
}

/** A letter that came by sea: who sent it? */
function theBottle(random: () => number): Scene {
  const x = Math.round(300 + random() * 60);
  return {
    horizon: 150,
    subject: x,
    deck: true,
    body: all(sailboat(x - 190, 152, 0.5), gull(x + 120, 92, 1.3), gull(x + 166, 76)),
    front: all(
      group(
        `translate(${x} 262) rotate(-14)`,
        path('M-110-34H12c30 0 34 16 54 20h40v28H66c-20 4-24 20-54 20h-122c-16 0-16-68 0-68z', 'sea-1'),
        path('M-110-34H12c30 0 34 16 54 20h40v8H60C36-6 34-20 10-20h-128c2-8 4-14 8-14z', 'foam', { opacity: 0.6 }),
        path('M-84-18h86v36h-86z', 'white'),
        line('M-74-8h66M-74 1h66M-74 10h40', 'ink', 2.5),
        circle(-12, 10, 7, 'red'),
        rect(104, -17, 26, 34, 'wood', { rx: 3 }),
      ),
      swell(296, 7, 190, 'sea-4', { width: 640, height: 360, phase: 40 }),
    ),
  };
}

export const phishing = [oneOnTheLine, theLure, theBottle];
