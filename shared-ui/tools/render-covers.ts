import { mkdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { compose } from '../src/art-cover/compose.ts';
import type { Topic } from '../src/art-cover/scenes.ts';
import { palette } from '../src/tokens/palette.ts';
import { demoCovers } from './demo-covers.ts';

const folder = new URL('../../server/seed/covers/', import.meta.url);
const tokens = readFileSync(new URL('../src/tokens/tokens.css', import.meta.url), 'utf8');
const light = new Map(palette(tokens).map(({ name, light: value }) => [name, value]));

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function draw(title: string, topic: Topic) {
  const { scene, flags, flagsHeight, side } = compose(title, topic);
  const height = Math.min(166, flagsHeight);
  const width = (42 * height) / flagsHeight;
  const hoist = createElement(
    'svg',
    { x: side === 'right' ? 608 - width : 38, width, height, viewBox: `0 0 42 ${flagsHeight}` },
    flags,
  );
  const frame = { xmlns: 'http://www.w3.org/2000/svg', width: 1600, height: 900, viewBox: '0 0 640 360' };
  // No style sheet here: morning colours for the tokens, and what cover.css says about the soundings.
  return renderToStaticMarkup(createElement('svg', frame, scene, hoist))
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => light.get(name) ?? 'none')
    .replaceAll(
      'class="art-sounding"',
      `font-family="serif" font-size="12" opacity="0.75" fill="${light.get('art-foam')}"`,
    );
}

mkdirSync(folder, { recursive: true });
for (const [title, topic] of demoCovers) {
  const file = new URL(`${slug(title)}.webp`, folder);
  const { size } = await sharp(Buffer.from(draw(title, topic)))
    .webp({ quality: 82, effort: 6 })
    .toFile(file.pathname);
  process.stdout.write(`${Math.round(size / 1024)} kB ${slug(title)}\n`);
}
