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
      const together = hidden.reduce((all, number) => all + number, 0);
      const isSafe = hidden.length === 0 || (hidden.length > 1 && together >= 5);
      // Else nothing is left to hide: the total is as small itself, or a single one is all of it.
      if (!isSafe) assert.ok(shown.every((number) => number === null || number === 0));
    }),
  );
});
