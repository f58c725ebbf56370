import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { ReleaseSetRest } from '@cyberharbour/platform';
import { integrityOf, promote } from '@cyberharbour/releases';
import type { LiveRelease, Release } from '@cyberharbour/releases';
import { TestWebServer } from '../testing/test-web-server.ts';
import { mayOverlap } from './claim-overlap.ts';
import { restOf } from './rest-of-set.ts';

let server: TestWebServer;
before(async () => void (server = await TestWebServer.create()));
after(() => server.close());
beforeEach(async () => {
  await server.resetStore();
  await server.start();
});

describe('the rest of a release set', () => {
  it('is named by its hash, and its import map is the only further script that the page allows', async () => {
    const page = await server.web.inject({ url: '/mf_public' });
    const { remotes, rest } = await server.readSet('/mf_public');
    assert.deepEqual(
      remotes.map(({ name }) => name),
      ['mf_public'],
    );
    const answer = await server.web.inject({ url: rest?.address ?? '' });
    assert.equal(integrityOf(answer.rawPayload), rest?.integrity);
    const { importMap, ...others } = answer.json<ReleaseSetRest>();
    const source = `'sha256-${createHash('sha256').update(importMap).digest('base64')}'`;
    assert.ok(String(page.headers['content-security-policy']).includes(source));
    assert.deepEqual(Object.keys((JSON.parse(importMap) as { integrity: object }).integrity), [
      '/r/mf_admin/1.0.0/remoteEntry.js',
    ]);
    assert.deepEqual(
      others.remotes.map(({ name }) => name),
      ['mf_admin'],
    );
  });

  it('does not change the page of another remote by its size', async () => {
    const sizeOf = async () => (await server.web.inject({ url: '/mf_public' })).body.length;
    const small = await sizeOf();
    for (const name of ['mf_one', 'mf_two', 'mf_three']) await server.release(name, '1.0.0');
    assert.equal(await sizeOf(), small);
  });

  it('stays the one of its page after a release, and comes from a server that was started since', async () => {
    const { rest } = await server.readSet('/mf_public');
    const ask = async () => (await server.web.inject({ url: rest?.address ?? '' })).statusCode;
    await server.start();
    assert.equal(await ask(), 200, 'started anew');
    await server.release('mf_admin', '2.0.0');
    assert.equal(await ask(), 200, 'an old tab');
    await server.start();
    const lost = await server.web.inject({ url: rest?.address ?? '' });
    assert.deepEqual([lost.statusCode, lost.headers['cache-control']], [404, 'no-store']);
  });

  it('is of the versions that a visitor tries', async () => {
    await server.publish('mf_admin', '2.0.0');
    await promote(server.store, 'mf_admin', '2.0.0', { percent: 50 });
    const versions = new Set<string | undefined>();
    for (let n = 0; n < 40; n += 1) versions.add((await server.openPage()).of('mf_admin')?.version);
    assert.deepEqual([...versions].sort(), ['1.0.0', '2.0.0']);
  });
});

it('reads the files of a release once, whatever moves beside it', async () => {
  await server.resetStore();
  const release = (name: string) => server.store.release(name, '1.0.0');
  const [shell, drawing, still, moving] = await Promise.all(
    ['shell', 'mf_public', 'mf_admin', 'mf_admin'].map(release),
  );
  assert.ok(shell && drawing && still && moving);
  let readings = 0;
  const files = new Proxy(still.files, { ownKeys: (target) => ((readings += 1), Reflect.ownKeys(target)) });
  const live = (current: Release): LiveRelease => ({ name: current.name, current });
  const unmoved = live({ ...still, files });
  const restWith = (version: string) => {
    const moved = live({ ...moving, name: 'mf_moved', version, claims: [{ path: '/mf_public' }, { path: '/moved' }] });
    return restOf({ shell: live(shell), remotes: [unmoved, live(drawing), moved] }, 'mf_public');
  };
  const before = restWith('1.0.0');
  assert.ok(readings > 0);
  const readBefore = readings;
  const after = restWith('2.0.0');
  assert.equal(readings, readBefore);
  assert.ok(before && after);
  assert.ok(after.text.includes('/r/mf_moved/2.0.0/') && !after.text.includes('/r/mf_moved/1.0.0/'));
  assert.notEqual(after.address, before.address);
  assert.deepEqual(after.claims, [{ path: '/mf_public' }]);
});

it('finds patterns that an address could match both', () => {
  const pairs = [
    ['/blog/:id', '/blog/create', true],
    ['/blog/:id', '/blog/edit/:id', false],
    ['/blog/:id', '/Blog/Create', true],
    ['/', '/blog', false],
    ['/admin/:tab?', '/admin', true],
    ['/docs/*', '/docs/a/b', true],
    ['/about', '/terms', false],
    ['/:page', '/', false],
  ] as const;
  for (const [one, other, may] of pairs)
    assert.deepEqual([mayOverlap(one, other), mayOverlap(other, one)], [may, may], `${one} ${other}`);
});
