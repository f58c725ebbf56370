import assert from 'node:assert/strict';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@cyberharbour/releases';
import { openBucket } from '../../../releases/src/testing/bucket.ts';
import { Harbour } from '../../../releases/src/testing/fake-releases.ts';
import { buildWeb } from '../../../shell/server/web.ts';

process.env.LOG_LEVEL = 'silent';

describe('a web server on a bucket', () => {
  const place = mkdtempSync(join(tmpdir(), 'cyberharbour-web-bucket-'));
  const settings = {
    port: 0,
    host: 'localhost',
    apiOrigin: 'http://localhost:4000',
    store: 's3://releases/live',
    keys: join(place, 'keys'),
    state: join(place, 'state'),
    // Nothing is shared between two visits, so that a move is seen at once.
    freshness: { set: 0, changes: 0, pointers: 0 },
  };
  let bucket: Awaited<ReturnType<typeof openBucket>>;
  let harbour: Harbour;
  let web: Awaited<ReturnType<typeof buildWeb>>;
  before(async () => {
    bucket = await openBucket();
    Object.assign(process.env, bucket.environment);
    harbour = await Harbour.open();
    harbour.store = await openStore(settings.store, settings.keys);
    await harbour.shell();
    await harbour.live('1.0.0');
    web = await buildWeb(settings);
  });
  after(async () => {
    await web.close();
    await harbour.close();
    rmSync(place, { recursive: true, force: true });
  });
  const versionOf = async (server: typeof web) =>
    /"name":"mf_public","version":"([^"]+)"/.exec((await server.inject('/')).body)?.[1];

  it('composes pages and serves what was published, at once after each move', async () => {
    assert.equal(await versionOf(web), '1.0.0');
    const script = await web.inject({ url: '/r/mf_public/1.0.0/remoteEntry.js', headers: { 'accept-encoding': 'br' } });
    assert.deepEqual(
      [
        script.statusCode,
        script.headers['content-type'],
        script.headers['content-encoding'],
        script.headers['cache-control'],
      ],
      [200, 'text/javascript; charset=utf-8', 'br', 'public, max-age=31536000, immutable'],
    );
    assert.equal((await web.inject('/r/mf_public/1.0.0/remoteEntry.js')).body, '// 1.0.0');
    await harbour.live('1.1.0');
    assert.equal(await versionOf(web), '1.1.0');
    // What an old tab was born with stays.
    assert.equal((await web.inject('/r/mf_public/1.0.0/remoteEntry.js')).statusCode, 200);
  });

  it('answers 404 for what was never published, and for what is no file of a version', async () => {
    for (const path of [
      '/r/mf_public/9.9.9/remoteEntry.js',
      '/r/mf_public/1.0.0/..%2f..%2f..%2freleases%2fmf_public%2f000001.json',
      '/r/mf_public/1.0.0/',
      '/r/mf_public',
    ]) {
      assert.equal((await web.inject(path)).statusCode, 404, path);
    }
  });

  it('outlasts the bucket: pages and scripts come from the last verified set', async () => {
    assert.equal(await versionOf(web), '1.1.0');
    // What is live is copied beside the pages.
    const isCopied = () => globSync('*/r/mf_public/1.1.0/remoteEntry.js', { cwd: settings.state }).length > 0;
    for (let tries = 0; !isCopied() && tries < 100; tries += 1) await pause(100);
    await bucket.close();
    assert.equal(await versionOf(web), '1.1.0');
    assert.equal((await web.inject('/r/mf_public/1.1.0/remoteEntry.js')).body, '// 1.1.0');
    assert.equal((await web.inject('/healthz')).json().releases, 'last verified set');
  });
});
