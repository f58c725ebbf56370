import { abnDoubt } from './abn';

it.each([
  // The example of the Australian Business Register itself.
  ['51 824 753 556', true],
  ['51824753556', true],
  ['', true],
  ['51 824 753 565', false],
  ['11 111 111 111', false],
  ['5182475355', false],
  ['my number', false],
])('an ABN, %s: its check digits fit, %s', (abn, fits) => expect(abnDoubt(abn) === undefined).toBe(fits));
