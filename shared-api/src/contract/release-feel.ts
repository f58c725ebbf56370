import * as z from 'zod/mini';
import { answer } from './answer.ts';
import { releaseVersionPattern, unitNamePattern } from './release-names.ts';

/** What a tab can tell of how a version feels. */
export const feelMeasures = ['lcp', 'inp', 'cls', 'blocked', 'errors', 'failedLoads'] as const;
export type FeelMeasure = (typeof feelMeasures)[number];

/**
 * Upper bounds of the classes that reports are counted in; what is above the last is in one more. Source of the bounds
 * between good, middling and poor: https://web.dev/articles/vitals.
 */
export const feelBounds: Readonly<Record<FeelMeasure, readonly number[]>> = {
  lcp: [250, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000],
  cls: [5, 10, 25, 50, 100, 150, 250, 500, 1000],
  blocked: [0, 25, 50, 100, 200, 300, 600, 1200, 3000],
  errors: [0, 1, 2, 5, 10],
  failedLoads: [0, 1, 2, 5, 10],
};

const milliseconds = () => z.optional(z.number().check(z.gte(0), z.lte(600_000)));
const number = () => z.number().check(z.int(), z.gte(0), z.lte(1000));

/** How one version was in one page view, sent when it is left or hidden for the first time. */
const FeelReport = z.object({
  name: z.string().check(z.regex(unitNamePattern)),
  version: z.string().check(z.regex(releaseVersionPattern)),
  /** When the largest part of the page was painted; only of the version that drew the page when it was loaded. */
  lcp: milliseconds(),
  /** Longest time from a press to the next frame; none where nothing was pressed. */
  inp: milliseconds(),
  /** Layout shift in thousandths; like all measures none where the browser does not measure it. */
  cls: z.optional(z.number().check(z.gte(0), z.lte(100_000))),
  /** Of each long task what is above 50 ms, all together. */
  blocked: milliseconds(),
  errors: number(),
  failedLoads: number(),
});
export type FeelReport = z.infer<typeof FeelReport>;

/** Body: JSON sent as plain text, a beacon without a preflight. */
export const FeelReports = z.array(FeelReport).check(z.minLength(1), z.maxLength(10));

/** How a version felt to three of four visitors; null where nothing was measured. */
export const ReleaseFeel = z.object({
  views: z.number(),
  lcp: z.nullable(z.number()),
  inp: z.nullable(z.number()),
  cls: z.nullable(z.number()),
  blocked: z.nullable(z.number()),
  errors: z.nullable(z.number()),
  failedLoads: z.nullable(z.number()),
});
export type ReleaseFeel = z.infer<typeof ReleaseFeel>;

const counts = () => z.array(z.number());

/** Page views of one version by measure and class: as many numbers as `feelBounds` has, and one for what is above. */
const FeelCounts = z.object({
  lcp: counts(),
  inp: counts(),
  cls: counts(),
  blocked: counts(),
  errors: counts(),
  failedLoads: counts(),
});
export type FeelCounts = z.infer<typeof FeelCounts>;

/** Of each version that was asked for, in that order: all page views that are stored. */
export const ReleaseFeelCounts = answer({ feel: z.array(z.object({ version: z.string(), counts: FeelCounts })) });
export type ReleaseFeelCounts = z.infer<typeof ReleaseFeelCounts>;

/**
 * The value that this share of the views stays within, read from counts by class as if values were spread evenly
 * within a class; above the last bound it is that bound.
 * @returns null where nothing was counted
 */
export function feelQuantile(measure: FeelMeasure, byClass: readonly number[], share: number): number | null {
  const bounds = feelBounds[measure];
  const all = byClass.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let before = 0;
  for (const [place, bound] of bounds.entries()) {
    const count = byClass[place] ?? 0;
    if (count > 0 && before + count >= share * all) {
      const lower = place === 0 ? 0 : (bounds[place - 1] ?? 0);
      return Math.round(lower + ((share * all - before) / count) * (bound - lower));
    }
    before += count;
  }
  return bounds.at(-1) ?? null;
}
