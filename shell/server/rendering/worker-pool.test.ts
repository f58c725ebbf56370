import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { integrityOf } from '@cyberharbour/releases';
import type { Release } from '@cyberharbour/releases';
import { shellBuild, works } from '../testing/rendering-web.ts';
import { renderLimits } from './limits.ts';
import { WorkerPool } from './worker-pool.ts';

const file = 'node/build.cjs';
const builds = new Map([
  ['shell', shellBuild],
  ['mf_public', works],
]);

function makeRelease(name: string): Release {
  const code = Buffer.from(builds.get(name) ?? '');
  const release = { name, version: '1.0.0', server: file, files: { [file]: { integrity: integrityOf(code) } } };
  return release as unknown as Release;
}
const pair = { shell: makeRelease('shell'), remote: makeRelease('mf_public') };

const pool = new WorkerPool({
  readFile: async ({ name }) => Buffer.from(builds.get(name) ?? ''),
  apiBase: 'http://localhost:4/api',
  limits: { ...renderLimits, wait: 20_000, start: 20_000, render: 20_000 },
  log: { warn: () => undefined, error: () => undefined },
});
after(() => pool.close());

it('a worker whose releases were replaced while it started is ended, and started again when they are back', async () => {
  const started = pool.get(pair);
  pool.retain(() => false);
  assert.equal(await started, undefined);
  const worker = await pool.get(pair);
  const page = await worker?.render({ url: '/about', menu: [] });
  assert.equal(Buffer.from(page?.body ?? '').toString(), '<h1>/about</h1>');
});

it('a worker that is still starting when the server ends is ended too', async () => {
  pool.retain(() => false);
  const started = pool.get(pair);
  pool.close();
  assert.equal(await started, undefined);
});
