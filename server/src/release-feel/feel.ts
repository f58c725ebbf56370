import {
  feelBounds,
  feelMeasures,
  feelQuantile,
  type FeelCounts,
  type FeelMeasure,
  type FeelReport,
  type ReleaseFeel,
} from '@cyberharbour/shared-api/contract';
import { day } from '../clock/durations.ts';
import type { Db } from '../database/database.ts';
import { createBatchedSums } from '../releases/batched-sums.ts';
import { createKnownVersions } from '../releases/known-versions.ts';
import { classOf } from './classes.ts';
import * as store from './store.ts';

/** Days that counts are stored. */
const storedDays = 90;
/** Days that a version is judged by. */
const shownDays = 28;
/** Share of the views whose experience is at least that good: the usual one of web vitals. */
const share = 0.75;

/** An object with one value for each measure. */
const mapMeasures = <Value>(valueOf: (measure: FeelMeasure) => Value) =>
  Object.fromEntries(feelMeasures.map((measure) => [measure, valueOf(measure)])) as Record<FeelMeasure, Value>;

const dayAt = (time: number) => Math.floor(time / day);

/** Counts how versions feel, by day and class, without anything of a visitor; in the database some seconds later. */
export function createFeelCounts(db: Db, clock: () => number) {
  const isKnown = createKnownVersions(clock);
  let forgotten = 0;
  const sums = createBatchedSums(db, async (tx, key, sum) => {
    const [name = '', version = '', at, measure, place] = key.split(' ');
    const row = { name, version, day: Number(at), measure: measure as FeelMeasure, class: Number(place), number: sum };
    await store.add(tx, row);
    if (forgotten === Number(at)) return;
    forgotten = Number(at);
    await store.forgetDaysBefore(tx, forgotten - storedDays);
  });
  return {
    take(reports: readonly FeelReport[]) {
      for (const report of reports) {
        const { name, version } = report;
        if (!isKnown(`${name} ${version}`)) continue;
        for (const measure of feelMeasures) {
          const value = report[measure];
          if (value === undefined) continue;
          sums.add([name, version, dayAt(clock()), measure, classOf(measure, value)].join(' '), 1);
        }
      }
    },
    /** All that is stored of these versions, with what waited to be written. */
    async read(name: string, versions: readonly string[]) {
      await sums.flush();
      // PostgreSQL knows no empty list.
      if (versions.length === 0) return [];
      const counts = await readCounts(db, 0, name, versions);
      return versions.map((version) => ({ version, counts: counts.get(`${name} ${version}`) ?? emptyCounts() }));
    },
    flush: sums.flush,
  };
}

const emptyCounts = (): FeelCounts =>
  mapMeasures((measure) => new Array<number>(feelBounds[measure].length + 1).fill(0));

function describe(counts: FeelCounts): ReleaseFeel {
  // Every report says how many errors there were.
  const views = counts.errors.reduce((sum, number) => sum + number, 0);
  return { views, ...mapMeasures((measure) => feelQuantile(measure, counts[measure], share)) };
}

async function readCounts(
  db: Db,
  since: number,
  name?: string,
  versions?: readonly string[],
): Promise<Map<string, FeelCounts>> {
  const counts = new Map<string, FeelCounts>();
  for (const row of await store.sumSince(db, since, name, versions)) {
    const key = `${row.name} ${row.version}`;
    const ofVersion = counts.get(key) ?? emptyCounts();
    ofVersion[row.measure][row.class] = Number(row.number);
    counts.set(key, ofVersion);
  }
  return counts;
}

/**
 * How the versions of a unit felt in the last four weeks, by `name version`.
 * @param name of the unit; all units without one
 */
export async function readFeel(
  db: Db,
  clock: () => number,
  { name, days = shownDays }: { name?: string; days?: number } = {},
): Promise<Map<string, ReleaseFeel>> {
  const counts = await readCounts(db, dayAt(clock()) - days + 1, name);
  return new Map([...counts].map(([key, ofVersion]) => [key, describe(ofVersion)]));
}
