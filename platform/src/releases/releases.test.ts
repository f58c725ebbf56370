import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import type { Room } from '../webpack/rooms.ts';
import { liveSet, promote, publish, ReleaseRefused, ReleaseStore, rollback } from './index.ts';

const scratch = await mkdtemp(join(tmpdir(), 'cyberharbour-releases-'));
after(() => rm(scratch, { recursive: true, force: true }));

let store: ReleaseStore;
beforeEach(async () => {
  store = new ReleaseStore(await mkdtemp(join(scratch, 'store-')));
});

/** A finished build, as webpack and federation leave it. */
async function build(script: string): Promise<string> {
  const dist = await mkdtemp(join(scratch, 'dist-'));
  await writeFile(join(dist, 'remoteEntry.js'), script);
  await writeFile(join(dist, 'home.0a1b2c3d.js'), 'export const Component = () => null;');
  await writeFile(join(dist, 'chunks.json'), JSON.stringify({ home: ['home.0a1b2c3d.js'] }));
  const routes = { path: './routes', assets: { js: { sync: [], async: ['home.0a1b2c3d.js'] }, css: { sync: [], async: [] } } };
  await writeFile(join(dist, 'mf-manifest.json'), JSON.stringify({ metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } }, shared: [{ name: 'react', requiredVersion: '^19.3.1' }], exposes: [routes] }));
  return dist;
}

const room = (over: Partial<NonNullable<Room['remote']>> = {}): Room => ({
  folder: scratch,
  name: '@cyberharbour/mf-public',
  version: '1.0.0',
  dependencies: {},
  remote: { name: 'mf_public', contract: '^1.0.0', api: '^1.0.0', budget: 10_000, claims: [{ path: '/', chunk: 'home' }], ...over },
});

async function ship(version: string, over?: Parameters<typeof room>[0], script = `// ${version}`) {
  return publish(store, { room: room(over), version, dist: await build(script) });
}

async function shell() {
  const dist = await mkdtemp(join(scratch, 'shell-'));
  await writeFile(join(dist, 'shell.0a1b2c3d.js'), 'void 0;');
  await publish(store, { room: { folder: scratch, name: '@cyberharbour/shell', version: '1.0.0', dependencies: {} }, version: '1.0.0', dist });
  await promote(store, 'shell', '1.0.0');
}

describe('publishing', () => {
  it('keeps every file with its sha384 and a brotli twin, and makes nothing live', async () => {
    const release = await ship('1.0.0');
    const file = join(store.filesOf('mf_public', '1.0.0'), 'remoteEntry.js');
    assert.match(release.files['remoteEntry.js']?.integrity ?? '', /^sha384-/);
    assert.deepEqual(brotliDecompressSync(await readFile(`${file}.br`)), await readFile(file));
    assert.equal(await store.latest('mf_public'), undefined);
  });

  it('the same build again changes nothing; another build under that version is refused', async () => {
    const first = await ship('1.0.0', {}, 'same');
    assert.equal((await ship('1.0.0', {}, 'same')).publishedAt, first.publishedAt);
    await assert.rejects(ship('1.0.0', {}, 'other'), { name: 'ReleaseRefused', message: /a version never changes/ });
  });

  it('of twelve at once into one store loses none', async () => {
    const versions = Array.from({ length: 12 }, (_, number) => `1.0.${String(number)}`);
    await Promise.all(versions.map((version) => ship(version)));
    assert.deepEqual((await store.versions('mf_public')).toSorted(), versions.toSorted());
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
      await assert.rejects(ship('1.0.0', over as Parameters<typeof room>[0]), { name: 'ReleaseRefused', message: sentence });
    });
  }

  it('refuses a path that belongs to another remote', async () => {
    await ship('1.0.0');
    await promote(store, 'mf_public', '1.0.0');
    await assert.rejects(ship('1.0.0', { name: 'mf_other' }), /claims \/, which belongs to mf_public/);
  });

  it('refuses a folder that holds no build', async () => {
    const empty = await mkdtemp(join(scratch, 'empty-'));
    await assert.rejects(publish(store, { room: room(), version: '1.0.0', dist: empty }), ReleaseRefused);
  });
});

describe('going live', () => {
  it('remembers the version before, which takes over when this one fails', async () => {
    await shell();
    for (const version of ['1.0.0', '1.1.0']) {
      await ship(version);
      await promote(store, 'mf_public', version);
    }
    const [remote] = (await liveSet(store)).remotes;
    assert.equal(remote?.current.version, '1.1.0');
    assert.equal(remote.previous?.version, '1.0.0');
  });

  it('twice with one version is one step', async () => {
    await ship('1.0.0');
    await promote(store, 'mf_public', '1.0.0');
    await promote(store, 'mf_public', '1.0.0');
    assert.equal((await store.history('mf_public')).length, 1);
  });

  it('of something that was never published is refused', async () => {
    await assert.rejects(promote(store, 'mf_public', '9.9.9'), /was never published/);
  });

  it('goes back without a build, and the history keeps every step', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await ship(version);
      await promote(store, 'mf_public', version);
    }
    const back = await rollback(store, 'mf_public', undefined, 'the form lost its button');
    assert.equal(back.current, '1.0.0');
    const steps = await store.history('mf_public');
    assert.deepEqual(
      steps.map(({ action, current, reason }) => [action, current, reason]),
      [
        ['promote', '1.0.0', undefined],
        ['promote', '1.1.0', undefined],
        ['rollback', '1.0.0', 'the form lost its button'],
      ],
    );
  });

  it('has nothing to go back to after the first version', async () => {
    await ship('1.0.0');
    await promote(store, 'mf_public', '1.0.0');
    await assert.rejects(rollback(store, 'mf_public'), /no earlier version/);
  });

  it('of eight versions at once ends with a history of eight steps, none overwritten', async () => {
    const versions = Array.from({ length: 8 }, (_, number) => `1.0.${String(number)}`);
    for (const version of versions) await ship(version);
    await Promise.all(versions.map((version) => promote(store, 'mf_public', version)));
    const steps = await store.history('mf_public');
    assert.deepEqual(steps.map(({ current }) => current).toSorted(), versions.toSorted());
    assert.deepEqual(
      steps.map(({ revision }) => revision),
      steps.map((_, place) => place + 1),
    );
  });

  it('is refused to a half-written revision: a reader sees whole files only', async () => {
    await ship('1.0.0');
    await promote(store, 'mf_public', '1.0.0');
    await mkdir(join(store.folder, 'tmp', 'left-behind'), { recursive: true });
    await writeFile(join(store.folder, 'tmp', 'left-behind', 'revision.json'), '{"revision":');
    assert.equal((await store.latest('mf_public'))?.current, '1.0.0');
  });
});
