import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { promote, publish, ReleaseStore } from '@cyberharbour/platform/releases';
import type { FastifyInstance } from 'fastify';
import { readSettings } from './settings.ts';
import { buildWeb } from './web.ts';

const api = 'http://localhost:4000';
const scratch = await mkdtemp(join(tmpdir(), 'cyberharbour-web-'));
const store = new ReleaseStore(join(scratch, 'store'));
let web: FastifyInstance;

async function file(folder: string, name: string, text: string) {
  await writeFile(join(folder, name), text);
}

async function releaseAll() {
  const shell = await mkdtemp(join(scratch, 'shell-'));
  await file(shell, 'shell.0a1b2c3d.js', 'void "shell";');
  await file(shell, 'shell.0a1b2c3d.css', 'p{}');
  await file(shell, 'host.json', '{}');
  await publish(store, {
    room: { folder: shell, name: '@cyberharbour/shell', version: '1.0.0', dependencies: {} },
    version: '1.0.0',
    dist: shell,
  });
  await promote(store, 'shell', '1.0.0');
  const remote = await mkdtemp(join(scratch, 'public-'));
  await file(remote, 'remoteEntry.js', 'void "</script><b>";');
  await file(remote, '__federation_expose_routes.11111111.js', 'void 1;');
  for (const [name, hash] of [
    ['home', '22222222'],
    ['blog', '33333333'],
  ] as const) {
    await file(remote, `${name}.${hash}.js`, `void "${name}";`);
    await file(remote, `${name}.${hash}.css`, `.${name}{}`);
  }
  const assets = {
    js: { sync: ['__federation_expose_routes.11111111.js'], async: [] },
    css: { sync: [], async: ['home.22222222.css', 'blog.33333333.css'] },
  };
  await file(
    remote,
    'chunks.json',
    JSON.stringify({
      home: ['home.22222222.js', 'home.22222222.css'],
      blog: ['blog.33333333.js', 'blog.33333333.css'],
    }),
  );
  await file(
    remote,
    'mf-manifest.json',
    JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
      shared: [],
      exposes: [{ path: './routes', assets }],
    }),
  );
  const claims = [
    { path: '/', chunk: 'home' },
    { path: '/blog/:id', chunk: 'blog' },
    { path: '/desk', guard: 'admin', chunk: 'blog' },
  ] as const;
  const room = {
    folder: remote,
    name: '@cyberharbour/mf-public',
    version: '1.0.0',
    dependencies: {},
    remote: { name: 'mf_public', contract: '^1.0.0', api: '^1.0.0', budget: 10_000, claims: [...claims] },
  };
  await publish(store, { room, version: '1.0.0', dist: remote });
  await promote(store, 'mf_public', '1.0.0');
}

before(async () => {
  await releaseAll();
  web = await buildWeb({ port: 0, host: 'localhost', apiOrigin: api, store: store.folder });
});
after(async () => {
  await web.close();
  await rm(scratch, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => web.inject({ url, headers });
const policyOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['content-security-policy']);

describe('a page', () => {
  it('allows its import map by the hash of its exact bytes, and no other inline script', async () => {
    const response = await get('/');
    const map = /<script type="importmap">(.*?)<\/script>/s.exec(response.body)?.[1] ?? '';
    assert.ok(policyOf(response).includes(`'sha256-${createHash('sha256').update(map).digest('base64')}'`));
    assert.doesNotMatch(policyOf(response), /unsafe/);
    assert.match(policyOf(response), /require-trusted-types-for 'script'/);
    assert.equal(response.headers['integrity-policy'], 'blocked-destinations=(script)');
  });

  it('names the sha384 of every script before any script', async () => {
    const { body } = await get('/');
    const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as {
      integrity: Record<string, string>;
    };
    assert.deepEqual(Object.keys(map.integrity).toSorted(), [
      '/r/mf_public/1.0.0/__federation_expose_routes.11111111.js',
      '/r/mf_public/1.0.0/blog.33333333.js',
      '/r/mf_public/1.0.0/home.22222222.js',
      '/r/mf_public/1.0.0/remoteEntry.js',
      '/r/shell/1.0.0/shell.0a1b2c3d.js',
    ]);
    assert.ok(body.indexOf('importmap') < body.indexOf('modulepreload'));
    assert.ok(body.indexOf('importmap') < body.indexOf('<script type="module"'));
  });

  it('preloads exactly what its path needs', async () => {
    const { body } = await get('/blog/42');
    const preloads = [...body.matchAll(/<link rel="(?:module)?preload"[^>]*href="([^"]*)"/g)].map(([, href]) => href);
    assert.deepEqual(preloads.toSorted(), [
      '/r/mf_public/1.0.0/__federation_expose_routes.11111111.js',
      '/r/mf_public/1.0.0/blog.33333333.css',
      '/r/mf_public/1.0.0/blog.33333333.js',
      '/r/mf_public/1.0.0/remoteEntry.js',
    ]);
  });

  it('names nothing to be fetched of what only administrators may open', async () => {
    const { body, statusCode } = await get('/desk');
    assert.equal(statusCode, 200);
    assert.doesNotMatch(body, /preload"[^>]*mf_public/);
  });

  it('carries the release set, so that no registry is fetched', async () => {
    const { body } = await get('/');
    const set = JSON.parse(/id="release-set">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as {
      remotes: { name: string; entry: string }[];
      apiBase: string;
    };
    assert.equal(set.apiBase, `${api}/api`);
    assert.deepEqual(
      set.remotes.map(({ name, entry }) => [name, entry]),
      [['mf_public', '/r/mf_public/1.0.0/remoteEntry.js']],
    );
  });

  it('is never cached, and is compressed for whoever takes it', async () => {
    const plain = await get('/');
    const small = await get('/', { 'accept-encoding': 'gzip, br' });
    assert.equal(plain.headers['cache-control'], 'no-store');
    assert.equal(small.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(small.rawPayload).toString(), plain.body);
  });

  it('comes in the theme that its visitor chose, and in no other value', async () => {
    assert.match((await get('/', { cookie: 'theme=dark' })).body, /<html lang="en-AU" data-theme="dark" /);
    assert.match((await get('/', { cookie: 'theme="><script>' })).body, /<html lang="en-AU" data-session/);
  });

  it('says that nobody is signed in where it can see that, and nothing where the API has a host of its own', async () => {
    const { hostname } = new URL(api);
    const root = async (headers: Record<string, string>) => /<html.*?>/.exec((await get('/', headers)).body)?.[0];
    assert.equal(await root({ host: `${hostname}:3000` }), '<html lang="en-AU" data-session="none">');
    assert.equal(await root({ host: `${hostname}:3000`, cookie: '__Host-session=x' }), '<html lang="en-AU">');
    assert.equal(await root({ host: 'elsewhere.example' }), '<html lang="en-AU">');
  });

  it('of an address that nobody claims is a 404 with the whole frame', async () => {
    const response = await get('/nowhere/<script>');
    assert.equal(response.statusCode, 404);
    assert.match(response.body, /shell\.0a1b2c3d\.js/);
    assert.doesNotMatch(response.body, /nowhere/);
  });
});

describe('a report of a failed remote', () => {
  const report = { shell: '1.0.0', remote: 'mf_public', version: '1.0.0', part: 'entry', kind: 'missing', next: null };
  const send = (text: string) =>
    web.inject({
      method: 'POST',
      url: '/_report',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: text,
    });
  const logged = async (texts: string[]) => {
    const warn = mock.method(web.log, 'warn', () => undefined);
    const codes = new Set((await Promise.all(texts.map(send))).map(({ statusCode }) => statusCode));
    const lines = warn.mock.callCount();
    warn.mock.restore();
    return { codes: [...codes], lines };
  };

  it('is taken and logged; what is none is taken and dropped', async () => {
    assert.deepEqual(await logged([JSON.stringify(report)]), { codes: [204], lines: 1 });
    const others = [
      '',
      'no',
      '[]',
      JSON.stringify({ ...report, remote: 'x\ny' }),
      JSON.stringify({ ...report, more: 1 }),
    ];
    assert.deepEqual(await logged(others), { codes: [204], lines: 0 });
  });

  it('is refused when it is too long, and floods no log', async () => {
    assert.equal((await send(' '.repeat(3000))).statusCode, 404);
    const { lines } = await logged(Array.from({ length: 300 }, () => JSON.stringify(report)));
    assert.ok(lines <= 120);
  });
});

it('an old tab learns what is live now, and the answer is never kept', async () => {
  const response = await get('/_versions');
  assert.equal(response.headers['cache-control'], 'no-store');
  assert.deepEqual(response.json(), { mf_public: '1.0.0', shell: '1.0.0' });
});

describe('the files of a release', () => {
  it('never change, and are kept for a year', async () => {
    const response = await get('/r/shell/1.0.0/shell.0a1b2c3d.js', { 'accept-encoding': 'br' });
    assert.equal(response.statusCode, 200);
    assert.equal(response.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(response.headers['content-encoding'], 'br');
    assert.match(String(response.headers['content-type']), /javascript/);
  });

  it('that are not there are a 404 that nobody keeps', async () => {
    const response = await get('/r/shell/1.0.0/gone.js');
    assert.equal(response.statusCode, 404);
    assert.equal(response.headers['cache-control'], 'no-store');
  });

  for (const path of [
    '/r/../releases/shell/000001.json',
    '/r/%2e%2e/releases/shell/000001.json',
    '/r/..%2freleases/shell/000001.json',
  ]) {
    it(`do not include ${path}`, async () => {
      const response = await get(path);
      assert.equal(response.statusCode, 404);
      assert.doesNotMatch(response.body, /"revision"/);
    });
  }
});

describe('settings', () => {
  for (const [name, value] of [
    ['WEB_PORT', 'three'],
    ['API_PORT', '99999'],
    ['PUBLIC_API_URL', 'not an address'],
  ] as const) {
    it(`a wrong ${name} is named in one sentence`, () => {
      assert.throws(() => readSettings({ [name]: value }), new RegExp(`^Error: ${name} must be`));
    });
  }
});
