import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { collect, openStore, promote, readDiscovery, rollback, verifyStore } from '../index.ts';
import { S3Objects } from './s3-objects.ts';
import { openBucket } from '../testing/bucket.ts';
import { Harbour } from '../testing/fake-releases.ts';

let harbour: Harbour;
let bucket: Awaited<ReturnType<typeof openBucket>>;
let count = 0;
before(async () => {
  harbour = await Harbour.open();
  bucket = await openBucket();
});
after(async () => {
  await harbour.close();
  await bucket.close();
});
beforeEach(async () => {
  harbour.store = await openStore(
    `s3://releases/house-${(count += 1)}`,
    join(await mkdtemp(join(harbour.folder, 'team-')), 'keys'),
    bucket.environment,
  );
});
const objects = () => new S3Objects({ ...bucket.place, prefix: `bare-${count}/` });

describe('releases in a bucket', () => {
  it('are published, promoted, verified and rolled back as in a folder', async () => {
    await harbour.shell();
    await harbour.live('1.0.0');
    await harbour.live('1.1.0');
    assert.deepEqual(await harbour.store.versions('mf_public'), ['1.0.0', '1.1.0']);
    assert.deepEqual((await verifyStore(harbour.store)).faults, []);
    assert.equal((await rollback(harbour.store, 'mf_public')).current, '1.0.0');
    assert.deepEqual(
      (await harbour.store.history('mf_public')).map(({ action, current }) => `${action} ${current}`),
      ['promote 1.0.0', 'promote 1.1.0', 'rollback 1.0.0'],
    );
    assert.equal((await readDiscovery(harbour.store)).microFrontends['mf_public']?.length, 1);
  });

  it('change never, and one that lacks a file is found', async () => {
    await harbour.shell();
    await harbour.live('1.0.0');
    await assert.rejects(harbour.ship('1.0.0', {}, { script: '// another' }), /already published with other files/);
    await harbour.store.objects.remove('r/mf_public/1.0.0/home.0a1b2c3d.js');
    await harbour.store.replace('mf_public', '1.0.0', 'remoteEntry.js', 'alert(1)');
    assert.match((await verifyStore(harbour.store)).faults.join('\n'), /remoteEntry\.js is not what was published/);
  });

  it('lose no step of eight promotions at once', async () => {
    await harbour.shell();
    const versions = Array.from({ length: 8 }, (_, number) => `1.${number}.0`);
    for (const version of versions) await harbour.ship(version);
    await Promise.all(versions.map((version) => promote(harbour.store, 'mf_public', version)));
    const history = await harbour.store.history('mf_public');
    assert.deepEqual(
      history.map(({ revision }) => revision),
      [1, 2, 3, 4, 5, 6, 7, 8],
    );
    assert.deepEqual(history.map(({ current }) => current).sort(), versions);
    assert.equal(
      (await collect(harbour.store, { now: Date.now() + 40 * 24 * 3600 * 1000, dryRun: true })).remaining > 0,
      true,
    );
  });

  it('are written by one of twenty at once, and worked on by one at a time', async () => {
    const store = objects();
    const won = await Promise.all(Array.from({ length: 20 }, (_, number) => store.create('one', String(number))));
    assert.equal(won.filter(Boolean).length, 1);
    assert.equal((await store.read('one'))?.toString(), String(won.indexOf(true)));
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 5 }, () =>
        store.oneAtATime(async () => {
          most = Math.max(most, (inside += 1));
          await new Promise((resolve) => setTimeout(resolve, 10));
          inside -= 1;
        }),
      ),
    );
    assert.equal(most, 1);
  });

  it('are let go on by the next when whoever held on is gone', async () => {
    const store = objects();
    await store.create('lock', JSON.stringify({ holder: 'gone', since: Date.now() - 20_000 }));
    assert.equal(await store.oneAtATime(() => Promise.resolve('done')), 'done');
  });

  it('need keys that whoever writes them cannot write', async () => {
    await assert.rejects(openStore('s3://releases', undefined, bucket.environment), /needs RELEASE_KEYS/);
  });
});
