import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { feelBounds, feelMeasures, type FeelCounts, type FeelMeasure } from '@cyberharbour/shared-api/release-contract';
import { chance } from '../testing/chance.ts';
import { judgeFeel, type FeelLooks } from './judge-feel.ts';

/** Middle and spread (of the logarithm) of a measure in views of people; of faults the share of the views with one. */
const usual: Record<FeelMeasure, [middle: number, spread: number]> = {
  lcp: [1300, 0.6],
  inp: [60, 0.7],
  cls: [8, 1.2],
  blocked: [60, 1.1],
  errors: [0.01, 0],
  failedLoads: [0.005, 0],
};
type Middles = Partial<Record<FeelMeasure, number>>;

const noCounts = () =>
  Object.fromEntries(
    feelMeasures.map((measure) => [measure, new Array<number>(feelBounds[measure].length + 1).fill(0)]),
  ) as FeelCounts;

/** A value as people have it: many near the middle, few far above. Source: Box and Muller, 1958. */
function drawValue(draw: () => number, measure: FeelMeasure, worse: Middles): number {
  const [middle, spread] = usual[measure];
  const own = worse[measure] ?? middle;
  if (spread === 0) return draw() < own ? 1 : 0;
  return own * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw()));
}

function addView(draw: () => number, counts: FeelCounts, worse: Middles): void {
  for (const measure of feelMeasures) {
    // Half of the views are left without a press.
    if (measure === 'inp' && draw() < 0.5) continue;
    const value = drawValue(draw, measure, worse);
    const place = feelBounds[measure].findIndex((bound) => value <= bound);
    const own = counts[measure];
    const at = place === -1 ? own.length - 1 : place;
    own[at] = (own[at] ?? 0) + 1;
  }
}

/** A trial for a tenth of the visitors, looked at now and then. @returns why it was called bad */
function tryOut(seed: number, worse: Middles, views: number): string | undefined {
  const draw = chance(seed);
  const [trial, live] = [noCounts(), noCounts()];
  let looks: FeelLooks = {};
  for (let view = 1; view <= views; view += 1) {
    addView(draw, trial, worse);
    for (let other = 0; other < 9; other += 1) addView(draw, live, {});
    if (view % 25 !== 0) continue;
    const verdict = judgeFeel(trial, live, looks);
    if (verdict.bad !== undefined) return verdict.bad;
    looks = verdict.looks;
  }
  return undefined;
}

describe('how a trial feels', () => {
  const slow: [what: string, worse: Middles][] = [
    ['paints at half the speed', { lcp: 2600 }],
    ['answers presses late', { inp: 200 }],
    ['shifts its content', { cls: 60 }],
    ['keeps browsers busy', { blocked: 300 }],
    ['has errors in one of eight views', { errors: 0.13 }],
  ];
  it('is found worse within 200 views, in 195 of 200 trials at least', (test) => {
    const missed = slow.flatMap(([what, worse], kind) =>
      Array.from({ length: 40 }, (_, run) => (tryOut(1000 * kind + run, worse, 200) ? [] : [what])).flat(),
    );
    test.diagnostic(`${200 - missed.length} of 200 worse trials found within 200 views`);
    assert.ok(missed.length <= 5, missed.join());
  });

  it('is never found worse in 1,000 trials of what feels the same', (test) => {
    const alarms = Array.from({ length: 1000 }, (_, run) => tryOut(100_000 + run, {}, 400)).filter(Boolean);
    test.diagnostic(`${alarms.length} false alarms in 1,000 equal trials`);
    assert.deepEqual(alarms, []);
  });

  it('is let be where the difference is there and small', () => {
    assert.equal(tryOut(7, { lcp: 1350 }, 3000), undefined);
  });

  it('is told with its numbers', () => {
    assert.match(
      tryOut(1, { lcp: 5200 }, 200) ?? '',
      /^its largest paint came later: within \d+ ms in three of four of \d+ views, the live version within \d+ ms in three of four of \d+ views; chance alone does that less than once in a million times$/,
    );
    assert.match(
      tryOut(2, { errors: 0.6 }, 100) ?? '',
      /^more of its views had errors: \d+ of \d+ views, the live version \d+ of \d+ views;/,
    );
  });
});
