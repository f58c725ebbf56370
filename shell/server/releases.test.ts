import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { disable, isChosen, promote, publish, ReleaseStore, rollback } from '@cyberharbour/platform/releases';
import type { ReleaseSet } from '@cyberharbour/platform';
import type { FastifyInstance } from 'fastify';
import { alarms } from './alarms.ts';
import { buildWeb } from './web.ts';

process.env['LOG_LEVEL'] = 'silent';
const scratch = await mkdtemp(join(tmpdir(), 'cyberharbour-served-'));
const open: FastifyInstance[] = [];
after(async () => {
  await Promise.all(open.map((one) => one.close()));
  await rm(scratch, { recursive: true, force: true });
});

let store: ReleaseStore;
let state: string;
let web: FastifyInstance;

async function serve() {
  web = await buildWeb({ port: 0, host: 'localhost', apiOrigin: 'http://localhost:4000', store: store.folder, state });
  open.push(web);
}

async function ship(name: string, version: string) {
  const dist = await mkdtemp(join(scratch, 'dist-'));
  const write = (file: string, text: string) => writeFile(join(dist, file), text);
  const room = { folder: dist, name: `@cyberharbour/${name}`, version, dependencies: {} };
  if (name === 'shell') {
    await write('shell.0a1b2c3d.js', `void "${version}";`);
    await write('host.json', '{}');
    return publish(store, { room, version, dist });
  }
  await write('remoteEntry.js', `void "${name} ${version}";`);
  await write('chunks.json', '{}');
  await write('mf-manifest.json', JSON.stringify({ metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } }, shared: [], exposes: [{ path: './routes', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }] }));
  return publish(store, { room: { ...room, remote: { name, contract: '^1.0.0', api: '^1.0.0', budget: 1000, claims: [{ path: `/${name}` }] } }, version, dist });
}

async function live(name: string, version: string) {
  await ship(name, version);
  await promote(store, name, version);
}

beforeEach(async () => {
  store = new ReleaseStore(await mkdtemp(join(scratch, 'store-')));
  state = await mkdtemp(join(scratch, 'state-'));
  await live('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) await live('mf_public', version);
  await live('mf_admin', '1.0.0');
});

async function page(cookie?: string, path = '/mf_public') {
  const { body, statusCode, headers } = await web.inject({ url: path, headers: cookie === undefined ? {} : { cookie } });
  const set = JSON.parse(/id="release-set">(.*?)<\/script>/s.exec(body)?.[1] ?? '{"remotes":[]}') as ReleaseSet;
  const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(body)?.[1] ?? '{"integrity":{}}') as { integrity: Record<string, string> };
  return { statusCode, set, scripts: map.integrity, cookie: String(headers['set-cookie'] ?? ''), of: (name: string) => set.remotes.find((remote) => remote.name === name) };
}

describe('a page names', () => {
  beforeEach(serve);

  it('the version that takes over like the live one, with the hash of every script of both', async () => {
    const { of, scripts } = await page();
    const hash = (version: string) => scripts[`/r/mf_public/${version}/remoteEntry.js`];
    const claims = [{ path: '/mf_public' }];
    const before = { version: '1.0.0', entry: '/r/mf_public/1.0.0/remoteEntry.js', integrity: hash('1.0.0'), claims };
    const { version, entry } = before;
    assert.deepEqual(of('mf_public'), { name: 'mf_public', version: '1.1.0', entry: '/r/mf_public/1.1.0/remoteEntry.js', integrity: hash('1.1.0'), claims, fallback: before, previous: { version, entry } });
    assert.match(hash('1.0.0') ?? '', /^sha384-/);
    assert.equal(of('mf_admin')?.fallback, undefined);
  });

  it('what was rolled back at the very next load', async () => {
    await rollback(store, 'mf_public');
    assert.equal((await page()).of('mf_public')?.version, '1.0.0');
  });

  it('no script of a disabled remote; its paths answer that it is away, the others are as they were', async () => {
    await disable(store, 'mf_public');
    const { statusCode, scripts, of } = await page();
    assert.equal(statusCode, 503);
    assert.equal(of('mf_public')?.disabled, true);
    assert.deepEqual(Object.keys(scripts), ['/r/shell/1.0.0/shell.0a1b2c3d.js', '/r/mf_admin/1.0.0/remoteEntry.js']);
    assert.equal((await page(undefined, '/mf_admin')).statusCode, 200);
  });

  it('itself in the discovery document', async () => {
    const { microFrontends } = (await web.inject('/discovery/v1-pre.json')).json<{ microFrontends: object }>();
    assert.deepEqual(Object.keys(microFrontends).toSorted(), ['mf_admin', 'mf_public', 'shell']);
  });
});

describe('a trial', () => {
  beforeEach(async () => {
    await ship('mf_public', '1.2.0');
    await serve();
  });

  it('gives nobody a cookie before it begins', async () => assert.equal((await page()).cookie, ''));

  it('is the same for a visitor at every visit, and the live version takes over from it', async () => {
    await promote(store, 'mf_public', '1.2.0', { percent: 50 });
    const visitors = Array.from({ length: 40 }, () => randomUUID());
    for (const visitor of visitors) {
      const expected = isChosen(visitor, 'mf_public', 50) ? ['1.2.0', '1.1.0'] : ['1.1.0', '1.0.0'];
      for (let visit = 0; visit < 2; visit += 1) {
        const { of, scripts } = await page(`visitor=${visitor}`);
        assert.deepEqual([of('mf_public')?.version, of('mf_public')?.fallback?.version], expected);
        assert.equal(Object.keys(scripts).filter((file) => file.includes('mf_public')).length, 2);
      }
    }
  });

  it('gives a new visitor a number that no script can read, and keeps to it', async () => {
    await promote(store, 'mf_public', '1.2.0', { percent: 50 });
    const { cookie, of } = await page();
    assert.match(cookie, /^visitor=[0-9a-f-]{36}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    assert.equal((await page(cookie.split(';')[0])).of('mf_public')?.version, of('mf_public')?.version);
    assert.match((await page('visitor=<script>')).cookie, /^visitor=[0-9a-f-]{36};/);
  });
});

describe('the store', () => {
  const health = async () => (await web.inject('/healthz')).json<{ releases: string }>().releases;
  beforeEach(async () => {
    await serve();
    await page();
  });

  it('gone: pages and their scripts come from the last verified set, also after a restart, until it is back', async () => {
    await rename(store.folder, `${store.folder}-away`);
    for (const restart of [false, true]) {
      if (restart) await serve();
      assert.equal((await page()).of('mf_public')?.version, '1.1.0');
      assert.equal((await web.inject('/r/mf_public/1.1.0/remoteEntry.js')).body, 'void "mf_public 1.1.0";');
      assert.equal(await health(), 'last verified set');
    }
    await rename(`${store.folder}-away`, store.folder);
    await rollback(store, 'mf_public');
    assert.equal((await page()).of('mf_public')?.version, '1.0.0');
    assert.equal(await health(), 'in order');
  });

  it('garbled for one part: that part stays as it was, the others go on being released', async () => {
    await writeFile(join(store.folder, 'releases', 'mf_public', '000003.json'), '{"revision":');
    assert.equal((await page()).of('mf_public')?.version, '1.1.0');
    assert.equal(await health(), 'last verified set');
    await rename(join(store.folder, 'releases', 'mf_public'), join(store.folder, 'taken-out'));
    await live('mf_admin', '2.0.0');
    const { of } = await page();
    assert.deepEqual([of('mf_public')?.version, of('mf_admin')?.version], ['1.1.0', '2.0.0']);
  });

  it('with a pointer to what its owner did not sign: that part stays as it was', async () => {
    await ship('mf_public', '1.2.0');
    await unlink(join(store.filesOf('mf_public', '1.2.0'), 'signature.json'));
    await store.append('mf_public', 2, { action: 'promote', current: '1.2.0', previous: '1.1.0' });
    assert.equal((await page()).of('mf_public')?.version, '1.1.0');
    assert.equal(await health(), 'last verified set');
  });

  it('with a changed description of the version that takes over: there is none until it is mended', async () => {
    const description = join(store.filesOf('mf_public', '1.0.0'), 'release.json');
    const text = await readFile(description, 'utf8');
    await writeFile(description, text.replace('1000', '9999'));
    await serve();
    assert.deepEqual([(await page()).of('mf_public')?.version, (await page()).of('mf_public')?.fallback], ['1.1.0', undefined]);
    await writeFile(description, text);
    assert.equal((await page()).of('mf_public')?.fallback?.version, '1.0.0');
  });

  it('lacking one file: a 404, and no copy in its place', async () => {
    await unlink(join(store.filesOf('mf_public', '1.1.0'), 'remoteEntry.js'));
    assert.equal((await web.inject('/r/mf_public/1.1.0/remoteEntry.js')).statusCode, 404);
  });
});

it('a fault is said when it comes, again while it lasts, and once when it is over', () => {
  const said: string[] = [];
  let time = 0;
  const { report } = alarms({ error: (_, text) => said.push(text), warn: (text) => said.push(text) }, () => time);
  for (time of [0, 10_000, 29_000, 31_000]) report(new Map([['mf_admin', new Error('garbled')]]));
  report(new Map());
  report(new Map());
  assert.deepEqual(said.map((text) => text.split(' ').slice(0, 4).join(' ')), ['mf_admin cannot be read', 'mf_admin cannot be read', 'mf_admin is in order']);
});
