/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { faceNames, instantiateFace, licenceOf, weights } from '../../tools/fonts';

const css = readFileSync(join(__dirname, 'fonts.css'), 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]+)\}/g)].map(([, face = '']) => face);
const sent = faces.flatMap((face) => /url\('([^']+)'\)/.exec(face)?.[1] ?? []);
const nameOf = (face = '') => /font-family: '([^']+)'/.exec(face)?.[1] ?? '';

it('all faces together are 56 kB at most', () => {
  const bytes = sent.map((file) => statSync(join(__dirname, file)).size);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(56_000);
});

it.each(faceNames)('%s has the glyphs and features of its source, in the weights of the product', async (name) => {
  expect((await instantiateFace(name)).equals(readFileSync(join(__dirname, `fonts/${name}.woff2`)))).toBe(true);
});

it.each(faceNames)('%s is declared for the weights that it has', (name) => {
  const { min, max } = weights[name];
  const declared = faces.find((face) => face.includes(`./fonts/${name}.woff2`));
  expect(declared).toContain(`font-weight: ${min} ${max};`);
});

it.each(faceNames)('the licence of %s goes with it', (name) => {
  const copy = readFileSync(join(__dirname, `fonts/${name}-licence.txt`), 'utf8');
  expect(copy).toBe(readFileSync(licenceOf(name), 'utf8'));
});

it('each has one of the device that is as wide and as high, and stands behind it in the tokens', () => {
  const tokens = readFileSync(join(__dirname, '../tokens/tokens.css'), 'utf8');
  for (const face of faces.filter((one) => one.includes('url('))) {
    const fallbacks = new RegExp(`--font-\\w+: '${nameOf(face)}', var\\((--[\\w-]+)\\)`).exec(tokens)?.[1];
    const first = new RegExp(`${String(fallbacks)}: '([^']+)'`).exec(tokens)?.[1];
    const behind = faces.find((one) => nameOf(one) === first);
    expect(behind).toMatch(/src: local\([^]*size-adjust:[^]*ascent-override:[^]*descent-override:/);
  }
});
