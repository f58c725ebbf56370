import { all, at, circle, group, line, path, rect, round, type Paint } from './draw.ts';

/** White stone, copper dome, gallery: after the sandstone lights of the New South Wales coast. */
export const tower = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    scale,
    path('M-14-124-146-158v76L-14-112z', 'beam'),
    path('M14-124 146-158v76L14-112z', 'beam'),
    path('M-14-121-92-137v40L-14-115z', 'beam'),
    path('M14-121 92-137v40L14-115z', 'beam'),
    path('M-24 0l7-98h34l7 98z', 'white'),
    path('M4 0V-98h13l7 98z', 'shade'),
    rect(-6, -34, 9, 15, 'ink', { rx: 4 }),
    rect(-5, -72, 7, 12, 'ink', { rx: 3 }),
    rect(-23, -104, 46, 7, 'shade'),
    rect(-23, -106, 46, 3, 'white'),
    line('M-22-106v-10M-14-106v-10M14-106v-10M22-106v-10M-23-115h46', 'ink', 1.6),
    rect(-11, -130, 22, 26, 'yellow'),
    line('M-11-130v26M-4-130v26M4-130v26M11-130v26', 'ink', 1.8),
    path('M-15-130h30c-1-13-9-20-15-21-6 1-14 8-15 21z', 'gum-2'),
    rect(-1.5, -160, 3, 10, 'ink'),
  );

export const cottage = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    scale,
    rect(0, -24, 64, 24, 'white'),
    rect(42, -24, 22, 24, 'shade'),
    path('M-5-24 8-42h48l13 18z', 'red'),
    rect(9, -17, 9, 9, 'ink'),
    rect(26, -17, 9, 17, 'ink'),
    rect(48, -17, 8, 9, 'ink'),
    rect(14, -50, 7, 12, 'shade'),
  );

export const ferry = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    scale,
    path('M-78 0h156c-6 14-16 20-30 20H-48C-62 20-72 14-78 0z', 'gum-2'),
    rect(-66, -17, 132, 17, 'white'),
    rect(-50, -33, 100, 16, 'yellow'),
    rect(-50, -19, 100, 3, 'wood-2'),
    path([-44, -26, -8, 10, 28].map((window) => `M${window}-30h13v8h-13z`).join(''), 'ink'),
    path([-58, -38, -18, 2, 22, 42].map((window) => `M${window}-12h14v7h-14z`).join(''), 'ink'),
    rect(-8, -51, 16, 18, 'gum-2'),
    rect(-8, -47, 16, 4, 'yellow'),
    line('M-66-17v-9M66-17v-9', 'ink'),
    rect(-80, -2, 160, 3, 'white'),
    path('M-98 21h196l-12 5h-172z', 'foam', { opacity: 0.8 }),
  );

export const sailboat = (x: number, y: number, scale = 1, jib: Paint = 'red') =>
  at(
    x,
    y,
    scale,
    path('M-22 0h46c-4 9-10 11-16 11h-16c-7 0-12-4-14-11z', 'white'),
    line('M0 0v-66', 'wood-2'),
    path('M3-62c18 20 24 40 24 56H3z', 'white'),
    path('M-3-54c-10 16-16 32-17 48h17z', jib),
  );

export const buoy = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    scale,
    path('M-15 0h30l-5 12h-20z', 'red'),
    path('M-10 0l6-30h8l6 30z', 'red'),
    path('M-6.5-17l-1.5 7h16l-1.5-7z', 'white'),
    circle(0, -35, 5, 'yellow'),
    path('M-26 12h52l-8 4h-36z', 'foam', { opacity: 0.8 }),
  );

export const gumTree = (x: number, y: number, scale = 1, flip = 1) =>
  group(
    `translate(${x} ${y}) scale(${scale * flip} ${scale})`,
    line('M0 0C-2 -22 4 -34 -3 -58M0 -26C8 -36 14 -42 18 -52', 'wood-2', 4, round),
    path('M-32-62c-4-18 14-30 30-24 6-14 30-10 30 4 14 0 16 20 2 24-4 10-20 10-26 2-10 8-30 6-36-6z', 'gum'),
    path('M-32-62c6 12 26 14 36 6 6 8 22 8 26-2 6-2 9-6 9-11-14 10-50 12-71 7z', 'gum-2'),
  );

export const fish = (x: number, y: number, fill: Paint) =>
  at(
    x,
    y,
    1,
    path('M-26 0C-14-15 12-15 24-2l14-10v24L24 2C12 15-14 15-26 0z', fill),
    circle(-15, -3, 2.2, 'ink'),
    line('M-6-8q5 8 0 16', 'ink', 1.3, { opacity: 0.4 }),
  );

/** Light on moving water, longer towards us. */
export function glints(
  random: () => number,
  count: number,
  [x0, x1]: [number, number],
  [y0, y1]: [number, number],
  fill: Paint,
) {
  const marks = Array.from({ length: count }, () => {
    const x = x0 + random() * (x1 - x0);
    const y = y0 + random() * (y1 - y0);
    const length = Math.round(14 + random() * 46 * (0.4 + (y - y0) / (y1 - y0)));
    return `M${x.toFixed(0)} ${y.toFixed(0)}h${length}l-4 2.5h${8 - length}z`;
  });
  return path(marks.join(''), fill, { opacity: 0.75 });
}

/** The headland of the covers, with its light. */
export const headland = (light: ReturnType<typeof tower>, ...more: ReturnType<typeof tower>[]) =>
  all(
    path('M640 128c-40-6-90-2-120 12-46 20-56 44-110 66h230z', 'stone'),
    path('M640 170c-60 2-104 18-150 36h150z', 'stone-2'),
    path('M640 118c-44-4-90 0-122 14-16 8-28 16-40 26 60-18 110-24 162-22z', 'gum'),
    light,
    ...more,
  );
