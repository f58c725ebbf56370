import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { feelBounds, type FeelCounts } from '@cyberharbour/shared-api/release-contract';
import { byChance } from './chance.ts';
import { judge } from './judge.ts';
import type { Count } from './judge.ts';
import { pin, promote, watchTrial } from '../index.ts';
import { chance } from '../testing/chance.ts';
import { Harbour } from '../testing/fake-releases.ts';

/** Visitors one after the other, looked at after each; how many sessions of the trial it took to be called bad. */
function trialOf(
  draw: () => number,
  rates: { trial: number; live: number },
  percent: number,
  sessions: number,
): number | undefined {
  const [trial, live] = [
    { sessions: 0, errors: 0 },
    { sessions: 0, errors: 0 },
  ];
  let look = 0;
  while (trial.sessions < sessions) {
    const [count, rate] = draw() * 100 < percent ? [trial, rates.trial] : [live, rates.live];
    count.sessions += 1;
    if (draw() < rate) count.errors += 1;
    const verdict = judge(trial, live, percent, look);
    look = verdict.look;
    if (verdict.bad !== undefined) return trial.sessions;
  }
  return undefined;
}

describe('the judgement of a trial', () => {
  it('counts chance as Fisher does', () => {
    // The lady who tasted tea: three of four right and better, 17 of 70.
    assert.ok(Math.abs(byChance({ of: 4, some: 3 }, { of: 4, some: 1 }) - 17 / 70) < 1e-12);
    assert.equal(byChance({ of: 50, some: 0 }, { of: 450, some: 2 }), 1);
  });

  it('finds 20 % against 0.5 % with 50 sessions', () => {
    assert.match(
      judge({ sessions: 50, errors: 10 }, { sessions: 450, errors: 2 }, 10, 0).bad ?? '',
      /10 of 50 sessions/,
    );
    // Drawn by chance, some of 100 trials have less luck; none needs more than twice as many.
    const needed = Array.from(
      { length: 100 },
      (_, run) => trialOf(chance(run), { trial: 0.2, live: 0.005 }, 10, 101) ?? Infinity,
    );
    assert.ok(needed.filter((sessions) => sessions <= 50).length >= 95, needed.join());
    assert.ok(Math.max(...needed) <= 100, needed.join());
  });

  it('raises no false alarm in 100 clean trials, whatever both fail at', () => {
    for (const rate of [0.005, 0.05, 0.3]) {
      for (let run = 0; run < 100; run += 1)
        assert.equal(
          trialOf(chance(1000 + run), { trial: rate, live: rate }, 10, 1000),
          undefined,
          `run ${run} at ${rate}`,
        );
    }
  });

  it('calls a version bad of which nobody tells, and is patient with one that begins', () => {
    assert.match(
      judge({ sessions: 0, errors: 0 }, { sessions: 500, errors: 2 }, 10, 0).bad ?? '',
      /silent: 0 sessions .* expect 56/,
    );
    assert.equal(judge({ sessions: 0, errors: 0 }, { sessions: 300, errors: 2 }, 10, 0).bad, undefined);
  });
});

describe('a watched trial', () => {
  let harbour: Harbour;
  let numbers: Count[];
  const counts = () => Promise.resolve(structuredClone(numbers));
  before(async () => {
    harbour = await Harbour.open();
  });
  after(() => harbour.close());
  beforeEach(async () => {
    await harbour.withNext();
    await promote(harbour.store, 'mf_public', '1.1.0', { percent: 10 });
    numbers = [
      { sessions: 40, errors: 39 },
      { sessions: 9000, errors: 10 },
    ];
  });

  it('is taken back by itself, and the history says why', async () => {
    const watched = watchTrial(harbour.store, 'mf_public', { counts, every: 5, by: 'the pipeline' });
    setTimeout(
      () =>
        (numbers = [
          { sessions: 90, errors: 49 },
          { sessions: 9450, errors: 12 },
        ]),
      30,
    );
    const { result, sentence, trial } = await watched;
    assert.deepEqual([result, trial], ['rolled back', { sessions: 50, errors: 10 }]);
    assert.match(
      sentence,
      /mf_public 1\.1\.0 was taken back: it failed in 10 of 50 sessions \(20\.0 %\), the live version in 2 of 450 sessions \(0\.4 %\)/,
    );
    const last = (await harbour.store.history('mf_public')).at(-1);
    assert.deepEqual(
      [last?.action, last?.current, last?.canary, last?.by],
      ['rollback', '1.0.0', undefined, 'the pipeline'],
    );
    assert.match(last?.reason ?? '', /10 of 50 sessions/);
  });

  it('is taken back when it feels worse, though it never fails', async () => {
    numbers = [
      { sessions: 0, errors: 0 },
      { sessions: 9000, errors: 10 },
    ];
    /** All views of a version in one class of its largest paint. */
    const felt = (place: number, views: number): FeelCounts => {
      const none = { lcp: [], inp: [], cls: [], blocked: [], errors: [], failedLoads: [] };
      return { ...none, lcp: feelBounds.lcp.map((_, own) => (own === place ? views : 0)) };
    };
    // What came before the watch does not count.
    let feel = [felt(4, 70), felt(4, 9000)];
    const watched = watchTrial(harbour.store, 'mf_public', {
      counts,
      feel: () => Promise.resolve(feel),
      every: 5,
      say: () => {
        feel = [{ ...felt(7, 60), lcp: [0, 0, 0, 0, 70, 0, 0, 60] }, felt(4, 9540)];
      },
    });
    const { result, sentence } = await watched;
    assert.equal(result, 'rolled back');
    assert.match(
      sentence,
      /taken back: its largest paint came later: within 2875 ms in three of four of 60 views, the live version within 1375 ms in three of four of 540 views/,
    );
  });

  it('is let be when enough tabs used it', async () => {
    const watched = watchTrial(harbour.store, 'mf_public', { counts, every: 5, enough: 100 });
    setTimeout(
      () =>
        (numbers = [
          { sessions: 140, errors: 40 },
          { sessions: 9900, errors: 15 },
        ]),
      30,
    );
    const { result, sentence } = await watched;
    assert.equal(result, 'sound');
    assert.match(sentence, /1 of 100 sessions \(1\.0 %\), the live version in 5 of 900 sessions/);
    assert.equal((await harbour.store.latest('mf_public'))?.canary?.percent, 10);
  });

  it('ends when somebody else moves the part', async () => {
    const watched = watchTrial(harbour.store, 'mf_public', { counts, every: 5 });
    await pin(harbour.store, 'mf_public');
    assert.equal((await watched).result, 'moved');
  });

  it('lasts through a moment without counts, and is refused where nothing is on trial', async () => {
    let asked = 0;
    const flaky = () => ((asked += 1) % 2 === 0 ? Promise.reject(new Error('away')) : counts());
    setTimeout(
      () =>
        (numbers = [
          { sessions: 90, errors: 60 },
          { sessions: 9450, errors: 12 },
        ]),
      30,
    );
    assert.equal((await watchTrial(harbour.store, 'mf_public', { counts: flaky, every: 5 })).result, 'rolled back');
    await assert.rejects(watchTrial(harbour.store, 'mf_public', { counts }), /Nothing of mf_public is on trial/);
  });
});
