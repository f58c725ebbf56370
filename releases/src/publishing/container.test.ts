import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { publish } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
before(() => harbour.withLive());

/** Publishes a build that says this of its container. */
async function publishWith(version: string, file: string, content: string) {
  const dist = await harbour.dist({ paths: ['/'] });
  await rm(join(dist, 'container.json'));
  await writeFile(join(dist, file), content);
  await writeFile(join(dist, 'routes.0a1b2c3d.css'), '@layer remote{}');
  return publish(harbour.store, { unit: harbour.unit(), version, dist });
}
const earlier = {
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' }, buildInfo: {} },
  shared: [{ name: 'react', requiredVersion: '^19.3.1', singleton: true }],
  exposes: [
    {
      path: './routes',
      assets: {
        js: { sync: ['routes.0a1b2c3d.js'], async: ['home.0a1b2c3d.js'] },
        css: { sync: [], async: [] },
      },
    },
  ],
};

it('a release says whose plug-in built its container, what it needs of the host, and what is preloaded', async () => {
  const { container, entry, singletons, preload } = await publishWith(
    '2.0.0',
    'container.json',
    JSON.stringify({
      entry: 'remoteEntry.js',
      shared: { react: '^19.3.1' },
      exposes: { './routes': ['routes.0a1b2c3d.js', 'routes.0a1b2c3d.css'] },
    }),
  );
  assert.deepEqual([container, entry, singletons], ['webpack', 'remoteEntry.js', { react: '^19.3.1' }]);
  assert.deepEqual(preload, { scripts: ['routes.0a1b2c3d.js'], styles: ['routes.0a1b2c3d.css'], fonts: [] });
});

it('a build of a platform from before contract 1.5 is published as ever', async () => {
  const { container, entry, singletons, preload } = await publishWith(
    '2.1.0',
    'mf-manifest.json',
    JSON.stringify(earlier),
  );
  assert.deepEqual([container, entry, singletons], [undefined, 'remoteEntry.js', { react: '^19.3.1' }]);
  assert.deepEqual(preload, { scripts: ['routes.0a1b2c3d.js'], styles: [], fonts: [] });
});

for (const [what, content, sentence] of [
  ['is no JSON', '{', /container\.json is not JSON as the build writes it/],
  ['lacks what it needs', '{"entry":"remoteEntry.js"}', /container\.json is not JSON as the build writes it/],
  [
    'exposes something else',
    '{"entry":"remoteEntry.js","shared":{},"exposes":{"./menu":[]}}',
    /does not expose \.\/routes/,
  ],
] as const)
  it(`is refused with a sentence where what it says of its container ${what}`, () =>
    assert.rejects(publishWith('2.2.0', 'container.json', content), sentence));

it('is refused where it says nothing of it', () =>
  assert.rejects(publishWith('2.3.0', 'else.json', '{}'), /holds no built remote: container\.json is missing/));
