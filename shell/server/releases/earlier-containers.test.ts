import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { promote, publish } from '@cyberharbour/releases';
import { TestWebServer } from '../testing/test-web-server.ts';

const server = await TestWebServer.create();
after(() => server.close());
before(() => server.resetStore());

it('a page says which containers take their runtime from it: those from before contract 1.5', async () => {
  const { unit, dist } = await server.build('mf_public', '0.9.0');
  await rm(join(dist, 'container.json'));
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
    shared: [],
    exposes: [{ path: './routes', assets }],
  };
  await writeFile(join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  await publish(server.store, { unit, version: '0.9.0', dist });
  await promote(server.store, 'mf_public', '0.9.0');
  await server.start();
  const earlier = (await server.openPage()).of('mf_public');
  assert.deepEqual([earlier?.version, earlier?.needsRuntime], ['0.9.0', true]);
  assert.deepEqual([earlier?.fallback?.version, earlier?.fallback?.needsRuntime], ['1.1.0', undefined]);

  await server.release('mf_public', '1.2.0');
  const next = (await server.openPage()).of('mf_public');
  assert.deepEqual([next?.version, next?.needsRuntime], ['1.2.0', undefined]);
  assert.deepEqual([next?.fallback?.version, next?.fallback?.needsRuntime], ['0.9.0', true]);
});
