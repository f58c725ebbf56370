import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { liveSet, promote, publish, ReleaseRefused, rollback } from '../index.ts';
import { readKey } from '../signatures/keys.ts';
import { signAgain } from '../signatures/signature.ts';
import { Harbour } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
beforeEach(() => harbour.anew());

describe('publishing', () => {
  it('keeps every file with its sha384 and a brotli twin, and makes nothing live', async () => {
    const release = await harbour.ship('1.0.0');
    const file = join(harbour.store.filesOf('mf_public', '1.0.0'), 'remoteEntry.js');
    assert.match(release.files['remoteEntry.js']?.integrity ?? '', /^sha384-/);
    assert.deepEqual(brotliDecompressSync(await readFile(`${file}.br`)), await readFile(file));
    assert.equal(await harbour.store.latest('mf_public'), undefined);
  });

  it('the same build again changes nothing; another build under that version is refused', async () => {
    const first = await harbour.ship('1.0.0', {}, { script: 'same' });
    assert.equal((await harbour.ship('1.0.0', {}, { script: 'same' })).publishedAt, first.publishedAt);
    await assert.rejects(harbour.ship('1.0.0', {}, { script: 'other' }), {
      name: 'ReleaseRefused',
      message: /a version never changes/,
    });
  });

  it('of twelve at once into one store loses none', async () => {
    const versions = Array.from({ length: 12 }, (_, number) => `1.0.${String(number)}`);
    await Promise.all(versions.map((version) => harbour.ship(version)));
    assert.deepEqual((await harbour.store.versions('mf_public')).toSorted(), versions.toSorted());
  });

  for (const [what, over, sentence] of [
    ['needs another host contract', { contract: '^2.0.0' }, /needs host contract \^2\.0\.0, and the host speaks/],
    ['names a range that is none', { api: 'soon' }, /"soon" is not a version range/],
    ['claims a path twice', { claims: [{ path: '/blog/:id' }, { path: '/blog/:slug' }] }, /claims a path twice/],
    ['is larger than its budget', { budget: 5 }, /its budget is 5/],
    ['names a chunk that was not built', { claims: [{ path: '/', chunk: 'nowhere' }] }, /names the chunk nowhere/],
    ['has a name that is none', { name: 'Public!' }, /A remote is named mf_/],
  ] as const) {
    it(`refuses a remote that ${what}, and says why`, async () => {
      await assert.rejects(harbour.ship('1.0.0', over as Parameters<typeof harbour.ship>[1]), {
        name: 'ReleaseRefused',
        message: sentence,
      });
    });
  }

  it('refuses a path that belongs to another remote', async () => {
    await harbour.ship('1.0.0');
    await promote(harbour.store, 'mf_public', '1.0.0');
    await assert.rejects(harbour.ship('1.0.0', { name: 'mf_other' }), /claims \/, which belongs to mf_public/);
  });

  it('that is refused leaves nothing behind', async () => {
    await assert.rejects(harbour.ship('1.0.0', { budget: 5 }));
    assert.deepEqual(
      [await harbour.store.versions('mf_public'), await readdir(join(harbour.store.folder, 'tmp'))],
      [[], []],
    );
  });

  it('refuses a folder that holds no build', async () => {
    const empty = await mkdtemp(join(harbour.folder, 'empty-'));
    await assert.rejects(
      publish(harbour.store, { unit: harbour.unit(), version: '1.0.0', dist: empty }),
      ReleaseRefused,
    );
  });
});

describe('going live', () => {
  it('remembers the version before, which takes over when this one fails', async () => {
    await harbour.shell();
    for (const version of ['1.0.0', '1.1.0']) {
      await harbour.ship(version);
      await promote(harbour.store, 'mf_public', version);
    }
    const [remote] = (await liveSet(harbour.store)).remotes;
    assert.equal(remote?.current.version, '1.1.0');
    assert.equal(remote.previous?.version, '1.0.0');
  });

  it('twice with one version is one step', async () => {
    await harbour.ship('1.0.0');
    await promote(harbour.store, 'mf_public', '1.0.0');
    await promote(harbour.store, 'mf_public', '1.0.0');
    assert.equal((await harbour.store.history('mf_public')).length, 1);
  });

  it('of a description that says more than is known here is fine, as long as its owner signed it', async () => {
    const { name, version } = await harbour.ship('1.0.0');
    const file = join(harbour.store.filesOf(name, version), 'release.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"kind"', '"weather": "fair", "kind"'));
    await assert.rejects(promote(harbour.store, name, version), /was changed after team local signed it/);
    const key = await readKey(join(harbour.store.privateKeys, 'local.pem'));
    assert.ok(key);
    await signAgain(harbour.store, name, version, 'local', key);
    assert.equal((await promote(harbour.store, name, version)).current, '1.0.0');
  });

  it('of something that was never published is refused', async () => {
    await assert.rejects(promote(harbour.store, 'mf_public', '9.9.9'), /was never published/);
  });

  it('goes back without a build, and the history keeps every step', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await harbour.ship(version);
      await promote(harbour.store, 'mf_public', version);
    }
    const back = await rollback(harbour.store, 'mf_public', { reason: 'the form lost its button' });
    assert.equal(back.current, '1.0.0');
    const steps = await harbour.store.history('mf_public');
    assert.deepEqual(
      steps.map(({ action, current, reason }) => [action, current, reason]),
      [
        ['promote', '1.0.0', undefined],
        ['promote', '1.1.0', undefined],
        ['rollback', '1.0.0', 'the form lost its button'],
      ],
    );
  });

  it('back from a bad version does not make it the one that takes over', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await harbour.live(version);
    assert.deepEqual(
      [await rollback(harbour.store, 'mf_public')].map(({ current, previous }) => [current, previous]),
      [['1.1.0', '1.0.0']],
    );
    assert.deepEqual(
      [await rollback(harbour.store, 'mf_public')].map(({ current, previous }) => [current, previous]),
      [['1.0.0', null]],
    );
  });

  it('has nothing to go back to after the first version', async () => {
    await harbour.ship('1.0.0');
    await promote(harbour.store, 'mf_public', '1.0.0');
    await assert.rejects(rollback(harbour.store, 'mf_public'), /no earlier version/);
  });

  it('of eight versions at once ends with a history of eight steps, none overwritten', async () => {
    const versions = Array.from({ length: 8 }, (_, number) => `1.0.${String(number)}`);
    for (const version of versions) await harbour.ship(version);
    await Promise.all(versions.map((version) => promote(harbour.store, 'mf_public', version)));
    const steps = await harbour.store.history('mf_public');
    assert.deepEqual(steps.map(({ current }) => current).toSorted(), versions.toSorted());
    assert.deepEqual(
      steps.map(({ revision }) => revision),
      steps.map((_, place) => place + 1),
    );
    assert.deepEqual(
      steps.slice(1).map(({ previous }) => previous),
      steps.slice(0, -1).map(({ current }) => current),
    );
  });

  it('is refused to a half-written revision: a reader sees whole files only', async () => {
    await harbour.ship('1.0.0');
    await promote(harbour.store, 'mf_public', '1.0.0');
    await mkdir(join(harbour.store.folder, 'tmp', 'left-behind'), { recursive: true });
    await writeFile(join(harbour.store.folder, 'tmp', 'left-behind', 'revision.json'), '{"revision":');
    assert.equal((await harbour.store.latest('mf_public'))?.current, '1.0.0');
  });
});
