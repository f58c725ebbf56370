import { feelMeasures, type FeelMeasure, type FeelReport, type ReleaseFeel } from '@cyberharbour/shared-api/contract';
import { day } from '../clock/durations.ts';
import type { Db } from '../database/database.ts';
import { createBatchedSums } from '../releases/batched-sums.ts';
import { createKnownVersions } from '../releases/known-versions.ts';
import { classOf, quantile } from './classes.ts';
import * as store from './store.ts';

/** Days that counts are stored. */
const storedDays = 90;
/** Days that a version is judged by. */
const shownDays = 28;
/** Share of the views whose experience is at least that good: the usual one of web vitals. */
const share = 0.75;

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
    flush: sums.flush,
  };
}

type Sums = Map<FeelMeasure, Map<number, number>>;

function describe(sums: Sums): ReleaseFeel {
  const at = (measure: FeelMeasure) => quantile(measure, sums.get(measure) ?? new Map<number, number>(), share);
  // Every report says how many errors there were.
  const views = [...(sums.get('errors')?.values() ?? [])].reduce((sum, number) => sum + number, 0);
  return {
    views,
    lcp: at('lcp'),
    inp: at('inp'),
    cls: at('cls'),
    blocked: at('blocked'),
    errors: at('errors'),
    failedLoads: at('failedLoads'),
  };
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
  const rows = await store.sumSince(db, dayAt(clock()) - days + 1, name);
  const sums = new Map<string, Sums>();
  for (const row of rows) {
    const key = `${row.name} ${row.version}`;
    const ofVersion = sums.get(key) ?? new Map<FeelMeasure, Map<number, number>>();
    const ofMeasure = ofVersion.get(row.measure) ?? new Map<number, number>();
    ofMeasure.set(row.class, Number(row.number));
    sums.set(key, ofVersion.set(row.measure, ofMeasure));
  }
  return new Map([...sums].map(([key, ofVersion]) => [key, describe(ofVersion)]));
}
