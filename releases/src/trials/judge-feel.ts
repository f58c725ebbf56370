import {
  feelMeasures,
  feelQuantile,
  type FeelCounts,
  type FeelMeasure,
} from '@cyberharbour/shared-api/release-contract';
import { byChance, chanceOf, describeChance, lookAt } from './chance.ts';

/**
 * Chance, over a whole trial, of taking back a version that feels no worse than the live one. Each measure has an equal
 * part of it.
 */
const falseAlarms = 0.0004;
const chanceOfMeasure = falseAlarms / feelMeasures.length;

/** How the console says what three of four page views stayed within. */
const share = 0.75;

/** A version is as good as the live one while three of four of its views stay within that much more. */
const tolerated = 1.1;

/** Faults are rare: what counts is the share of the views that had one. */
const faults: readonly FeelMeasure[] = ['errors', 'failedLoads'];

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const sumAbove = (counts: readonly number[], place: number) => sumOf(counts.slice(place + 1));

/**
 * The classes after which views are called slow: the last one that a quarter of all views passed, those of both
 * versions together, and the next, because most views of a version may lie in one class. Chosen so, they say nothing of
 * who passed them, and the test stays exact.
 */
function chooseClasses(measure: FeelMeasure, trial: readonly number[], live: readonly number[]): number[] {
  if (faults.includes(measure)) return [0];
  const both = trial.map((count, place) => count + (live[place] ?? 0));
  const quarter = (1 - share) * sumOf(both);
  const last = both.findLastIndex((_, place) => sumAbove(both, place) >= quarter);
  return [last, last + 1].filter((place) => place >= 0);
}

/** The smallest chance of a measure's classes, as if it were the only one: times their number (Bonferroni). */
function chanceAlone(measure: FeelMeasure, trial: readonly number[], live: readonly number[]): number {
  const places = chooseClasses(measure, trial, live);
  const chances = places.map((place) =>
    byChance({ of: sumOf(trial), some: sumAbove(trial, place) }, { of: sumOf(live), some: sumAbove(live, place) }),
  );
  return Math.min(1, places.length * Math.min(...chances));
}

const isWorse = (measure: FeelMeasure, trial: readonly number[], live: readonly number[]) =>
  faults.includes(measure) ||
  (feelQuantile(measure, trial, share) ?? 0) > tolerated * (feelQuantile(measure, live, share) ?? 0);

const names: Record<FeelMeasure, string> = {
  lcp: 'its largest paint came later',
  inp: 'it answered presses later',
  cls: 'its content shifted more',
  blocked: 'it kept browsers busy for longer',
  errors: 'more of its views had errors',
  failedLoads: 'more of its views had files that did not load',
};
const units: Record<FeelMeasure, (value: number) => string> = {
  lcp: (value) => `${value} ms`,
  inp: (value) => `${value} ms`,
  cls: (value) => String(value / 1000),
  blocked: (value) => `${value} ms`,
  errors: String,
  failedLoads: String,
};

function describe(measure: FeelMeasure, counts: readonly number[]): string {
  const views = sumOf(counts);
  if (faults.includes(measure)) return `${sumAbove(counts, 0)} of ${views} views`;
  return `within ${units[measure](feelQuantile(measure, counts, share) ?? 0)} in three of four of ${views} views`;
}

/** Looks taken so far, of each measure. */
export type FeelLooks = Partial<Record<FeelMeasure, number>>;

/**
 * Judges how a trial feels by what came in since it was watched, with Fisher's exact test of the views that passed a
 * bound.
 * @returns `bad`: what to roll back for, in a sentence with its numbers
 */
export function judgeFeel(trial: FeelCounts, live: FeelCounts, looks: FeelLooks): { looks: FeelLooks; bad?: string } {
  const taken = { ...looks };
  for (const measure of feelMeasures) {
    const [tried, other] = [trial[measure], live[measure]];
    const views = sumOf(tried);
    const before = taken[measure] ?? 0;
    let look = before;
    while (views >= lookAt(look + 1)) look += 1;
    taken[measure] = look;
    if (look === before || !isWorse(measure, tried, other)) continue;
    const chance = chanceAlone(measure, tried, other);
    if (chance < chanceOf(look, chanceOfMeasure))
      return {
        looks: taken,
        bad: `${names[measure]}: ${describe(measure, tried)}, the live version ${describe(measure, other)}; ${describeChance(chance)}`,
      };
  }
  return { looks: taken };
}
