import assert from 'node:assert/strict';
import { it } from 'node:test';
import * as fc from 'fast-check';
import { hideAmong, hideSmall } from './hide-small.ts';

it('none is shown, one to four are not, five are', () => {
  assert.deepEqual([0, 1, 4, 5].map(hideSmall), [0, null, null, 5]);
});

it('nothing hidden is what is left of a total', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }), (numbers) => {
      const shown = hideAmong(numbers);
      const hidden = numbers.filter((_, place) => shown[place] === null);
      assert.ok(shown.every((number, place) => number === null || number === numbers[place]));
      assert.ok(shown.every((number) => number === null || number === 0 || number >= 5));
      const isAlone = hidden.length === 1;
      // Alone it is hidden only where nothing but nobody stands beside it: then the total is hidden too.
      if (isAlone) assert.ok(numbers.every((number) => number < 5));
    }),
  );
});
