import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import {
  collect,
  diff,
  disable,
  discovery,
  enable,
  liveReleases,
  pin,
  promote,
  readDiscovery,
  rollback,
  unpin,
  verifyStore,
} from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
beforeEach(async () => {
  await harbour.anew();
  await harbour.shell();
});
const days = (count: number) => Date.now() + count * 24 * 3600 * 1000;
const versions = Array.from({ length: 9 }, (_, number) => `1.${number}.0`);

describe('taking old versions away', () => {
  beforeEach(async () => {
    for (const version of versions) await harbour.live(version);
  });

  it('leaves all of them for 30 days', async () => {
    assert.deepEqual((await collect(harbour.store, { now: days(29) })).removed, []);
  });

  it('then leaves the five newest, and what can still be reached', async () => {
    await rollback(harbour.store, 'mf_public', { to: '1.1.0' });
    await promote(harbour.store, 'mf_public', '1.2.0', { percent: 5 });
    const { removed } = await collect(harbour.store, { now: days(31) });
    assert.deepEqual(
      removed.map(({ version }) => version),
      ['1.3.0'],
    );
    assert.deepEqual(
      await harbour.store.versions('mf_public'),
      versions.filter((version) => version !== '1.3.0'),
    );
    assert.deepEqual((await verifyStore(harbour.store)).faults, []);
  });

  it('only says what it would do, when asked to', async () => {
    assert.equal((await collect(harbour.store, { now: days(31), dryRun: true })).removed.length, 4);
    assert.equal((await harbour.store.versions('mf_public')).length, 9);
  });
});

describe('holding', () => {
  beforeEach(async () => {
    await harbour.live('1.0.0');
    await harbour.ship('1.1.0');
  });

  it('a pin keeps a version, also an older one, until it is taken out', async () => {
    await harbour.live('1.1.0');
    assert.equal((await pin(harbour.store, 'mf_public', '1.0.0')).current, '1.0.0');
    await assert.rejects(rollback(harbour.store, 'mf_public'), /is pinned at 1\.0\.0/);
    await unpin(harbour.store, 'mf_public');
    assert.equal((await promote(harbour.store, 'mf_public', '1.1.0')).current, '1.1.0');
  });

  it('a disabled part keeps its version and its paths, and comes back; the shell cannot be disabled', async () => {
    await disable(harbour.store, 'mf_public');
    const [part] = (await liveReleases(harbour.store)).filter(({ name }) => name === 'mf_public');
    assert.deepEqual([part?.disabled, part?.current.claims.length], [true, 1]);
    assert.equal((await enable(harbour.store, 'mf_public')).disabled, undefined);
    await assert.rejects(disable(harbour.store, 'shell'), /nothing would be left/);
  });

  it('says what is different between two versions', async () => {
    await harbour.ship(
      '1.2.0',
      { api: '^1.1.0' },
      { script: '// longer than before', shared: { react: '^19.3.1' }, names: { 'shared-api': ['useBlogs'] } },
    );
    const { from, to, changed, needs, names } = await diff(harbour.store, 'mf_public', '1.2.0');
    assert.deepEqual([from, to, changed, needs], ['1.0.0', '1.2.0', ['remoteEntry.js'], { api: ['^1.0.0', '^1.1.0'] }]);
    assert.deepEqual(names, { added: ['shared-api: useBlogs'], removed: [] });
    await assert.rejects(diff(harbour.store, 'mf_public'), /no two versions/);
  });
});

describe('verifying', () => {
  it('finds each kind of harm and names the file', async () => {
    await harbour.live('1.0.0');
    assert.deepEqual((await verifyStore(harbour.store)).faults, []);
    const folder = harbour.store.filesOf('mf_public', '1.0.0');
    await writeFile(join(folder, 'remoteEntry.js'), 'evil');
    await writeFile(join(folder, 'home.0a1b2c3d.js.br'), 'evil');
    await writeFile(join(harbour.store.folder, 'releases', 'shell', '000001.json'), '{"revision":');
    const { faults } = await verifyStore(harbour.store);
    assert.equal(faults.length, 3);
    assert.match(
      faults.join('\n'),
      /000001\.json is not readable[^]*remoteEntry\.js is not|remoteEntry\.js is not[^]*000001\.json is not readable/,
    );
  });
});

describe('the discovery document', () => {
  it('shows who gets what', async () => {
    for (const version of ['1.0.0', '1.1.0']) await harbour.live(version);
    await harbour.ship('1.2.0');
    await promote(harbour.store, 'mf_public', '1.2.0', { percent: 10 });
    const { schema, microFrontends } = await readDiscovery(harbour.store);
    assert.match(schema, /frontend-discovery\/.*v1-pre\.json$/);
    assert.deepEqual(
      microFrontends['mf_public']?.map(({ url, fallbackUrl, metadata, deployment }) => [
        metadata.version,
        deployment.traffic,
        deployment.default,
        url,
        fallbackUrl,
      ]),
      [
        ['1.1.0', 90, true, '/r/mf_public/1.1.0/remoteEntry.js', '/r/mf_public/1.0.0/remoteEntry.js'],
        ['1.2.0', 10, false, '/r/mf_public/1.2.0/remoteEntry.js', '/r/mf_public/1.1.0/remoteEntry.js'],
        ['1.0.0', 0, false, '/r/mf_public/1.0.0/remoteEntry.js', undefined],
      ],
    );
    // What v1-pre asks: no field beyond these, integrity and version in metadata, traffic and default in deployment.
    const fields = ['deployment', 'extras', 'fallbackUrl', 'metadata', 'url'];
    for (const version of Object.values(microFrontends).flat()) {
      assert.ok(Object.keys(version).every((field) => fields.includes(field)));
      assert.deepEqual(Object.keys(version.metadata).toSorted(), ['integrity', 'version']);
    }
  });

  it('is refused by our own schema where an entry has no hash', async () => {
    await harbour.live('1.0.0');
    const live = await liveReleases(harbour.store);
    for (const { current } of live) current.files = {};
    assert.throws(() => discovery(live));
  });
});
