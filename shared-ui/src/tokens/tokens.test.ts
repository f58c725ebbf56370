import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallback } from '../../tools/fallback';
import { contrast } from './contrast';
import { decoration, pairs } from './pairs';
import { palette } from './palette';

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const colours = palette(tokens);

function colour(name: string, theme: 'light' | 'dark') {
  const found = colours.find((pair) => pair.name === name);
  if (!found) throw new Error(`tokens.css has no --${name}`);
  return found[theme];
}

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#10303a', '#10303a', 1],
])('%s on %s is %d to 1', (one, other, ratio) => expect(contrast(one, other)).toBeCloseTo(ratio, 2));

describe.each(['light', 'dark'] as const)('by %s', (theme) => {
  const cases = pairs.flatMap(({ least, marks, on }) =>
    marks.flatMap((mark) => on.map((ground) => [mark, ground, least] as const)),
  );

  it.each(cases)('%s on %s has at least %d to 1', (mark, ground, least) => {
    expect(contrast(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});

it('judges every colour that is not decoration', () => {
  const judged = new Set(pairs.flatMap(({ marks, on }) => [...marks, ...on]));
  expect(colours.map(({ name }) => name).filter((name) => !decoration.test(name) && !judged.has(name))).toEqual([]);
});

it('gives older browsers the same colours', () => {
  expect(readFileSync(join(__dirname, 'fallback.css'), 'utf8')).toBe(fallback(tokens));
});
