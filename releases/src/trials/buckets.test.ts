import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { bucketOf } from './buckets.ts';
import { isChosen, promote, rollback } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
beforeEach(() => harbour.withNext());

describe('200,000 visitors', () => {
  const visitors = Array.from({ length: 200_000 }, (_, number) => `visitor-${number}`);
  const buckets = visitors.map((visitor) => bucketOf(visitor, 'mf_public'));
  const share = (percent: number) =>
    (100 * buckets.filter((bucket) => bucket < percent * 100).length) / visitors.length;

  // Of visitors drawn by chance, 200,000 have a standard error of 0.1 points at 30 %: these are fixed, so that the test
  // says the same every time.
  for (const percent of [0, 1, 10, 30, 100]) {
    it(`at ${percent} % are split within 0.1 points`, () => {
      const exact = percent === 0 || percent === 100;
      assert.ok(Math.abs(share(percent) - percent) <= (exact ? 0 : 0.1), `${share(percent)} %`);
    });
  }

  it('fill every bucket alike (chi-squared over 100 cells, 99.9 %)', () => {
    const cells = new Array<number>(100).fill(0);
    for (const bucket of buckets) cells[Math.floor(bucket / 100)] = (cells[Math.floor(bucket / 100)] ?? 0) + 1;
    assert.ok(cells.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0) < 148.2);
  });
});

it('nobody flips back when a trial is widened', () => {
  const steps = [0, 0.01, 1, 5, 10, 30, 99.99, 100];
  for (let number = 0; number < 5000; number += 1) {
    const chosen = steps.map((percent) => isChosen(`visitor-${number}`, 'mf_admin', percent));
    assert.equal(chosen[0], false);
    assert.equal(chosen.at(-1), true);
    assert.ok(chosen.every((now, place) => place === 0 || now || !chosen[place - 1]));
  }
});

it('another part draws anew', () => {
  const same = Array.from({ length: 2000 }, (_, number) => `visitor-${number}`).filter(
    (visitor) => isChosen(visitor, 'mf_admin', 50) === isChosen(visitor, 'mf_public', 50),
  );
  assert.ok(same.length > 800 && same.length < 1200);
});

describe('a trial', () => {
  it('leaves the others where they are, is widened, and ends with everybody', async () => {
    for (const percent of [1, 10]) {
      const { current, canary } = await promote(harbour.store, 'mf_public', '1.1.0', { percent });
      assert.deepEqual([current, canary], ['1.0.0', { version: '1.1.0', percent }]);
    }
    const { current, previous, canary } = await promote(harbour.store, 'mf_public', '1.1.0');
    assert.deepEqual([current, previous, canary], ['1.1.0', '1.0.0', undefined]);
  });

  it('is taken back by a roll back, which moves nobody else', async () => {
    await promote(harbour.store, 'mf_public', '1.1.0', { percent: 10 });
    const { current, canary } = await rollback(harbour.store, 'mf_public');
    assert.deepEqual([current, canary], ['1.0.0', undefined]);
  });

  for (const [percent, reason] of [
    [-1, /is no share/],
    [100.5, /is no share/],
    [0.001, /is no share/],
  ] as const) {
    it(`of ${percent} % is refused`, () =>
      assert.rejects(promote(harbour.store, 'mf_public', '1.1.0', { percent }), reason));
  }

  it('of what is live already, or with nothing live for the others, is refused', async () => {
    await assert.rejects(promote(harbour.store, 'mf_public', '1.0.0', { percent: 10 }), /live for everybody already/);
    await harbour.ship('1.0.0', { name: 'mf_new', claims: [{ path: '/new', chunk: 'home' }] });
    await assert.rejects(
      promote(harbour.store, 'mf_new', '1.0.0', { percent: 10 }),
      /nothing live for the other visitors/,
    );
  });
});
