import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compare } from './figure.ts';

describe('a comparison of two sides', () => {
  const judge = (ours: number[], theirs: number[]) => {
    const { ratio, isWithin } = compare('blocking time', 'ms', { ours, theirs, most: 1.2 });
    return [ratio, isWithin];
  };

  it('is that of their medians', () => assert.deepEqual(judge([90, 30, 10], [15, 20, 400]), ['1.50', false]));

  it('is met where both are 0', () => assert.deepEqual(judge([0, 0, 40], [0, 0, 0]), ['1.00', true]));

  it('is missed where both are 0 and more is better', () =>
    assert.equal(compare('pages', '/s', { ours: [0], theirs: [0], least: 0.5 }).isWithin, false));

  it('is missed where the other alone is 0', () => assert.deepEqual(judge([1, 1, 1], [0, 0, 0]), ['Infinity', false]));
});
