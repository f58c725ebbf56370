import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { apiOrigin, startWebForTests } from '../testing/released-web.ts';

const { get } = startWebForTests();
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
    const { body, statusCode } = await get('/console');
    assert.equal(statusCode, 200);
    assert.doesNotMatch(body, /preload"[^>]*mf_public/);
  });

  it("names the files of the console and the guard's question where there is a session", async () => {
    const { body } = await get('/console', { cookie: '__Host-session=x' });
    assert.match(body, /<link rel="modulepreload" href="\/r\/mf_public\/1\.0\.0\/blog\.33333333\.js">/);
    assert.match(body, /<link rel="preload" as="fetch" href="[^"]*\/api\/auth\/verify" crossorigin="use-credentials">/);
    assert.doesNotMatch((await get('/', { cookie: '__Host-session=x' })).body, /auth\/verify/);
    assert.doesNotMatch((await get('/console')).body, /auth\/verify/);
  });

  it('carries the release set, so that no registry is fetched', async () => {
    const { body } = await get('/');
    const set = JSON.parse(/id="release-set">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as {
      remotes: { name: string; entry: string }[];
      apiBase: string;
    };
    assert.equal(set.apiBase, `${apiOrigin}/api`);
    assert.deepEqual(
      set.remotes.map(({ name, entry }) => [name, entry]),
      [['mf_public', '/r/mf_public/1.0.0/remoteEntry.js']],
    );
  });

  it('is shared for a second by whoever has no session, and is compressed for whoever takes it', async () => {
    const plain = await get('/');
    const small = await get('/', { 'accept-encoding': 'gzip, br' });
    assert.equal(plain.headers['cache-control'], 'public, max-age=0, s-maxage=1, must-revalidate');
    assert.equal((await get('/console')).headers['cache-control'], 'no-store');
    assert.equal(small.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(small.rawPayload).toString(), plain.body);
  });

  it('keeps itself out of frames, and its address from other sites', async () => {
    const page = await get('/');
    for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"])
      assert.ok(policyOf(page).includes(directive), directive);
    assert.equal(page.headers['referrer-policy'], 'strict-origin-when-cross-origin');
    assert.equal(page.headers['x-content-type-options'], 'nosniff');
  });

  it('comes in the theme that its visitor chose, and in no other value', async () => {
    assert.match((await get('/', { cookie: '__Host-theme=dark' })).body, /<html lang="en-AU" data-theme="dark" /);
    assert.match((await get('/', { cookie: 'theme=dark' })).body, /<html lang="en-AU" data-theme="dark" /);
    assert.match((await get('/', { cookie: 'theme="><script>' })).body, /<html lang="en-AU" data-session/);
  });

  it('says whether there is a session where it sees that, and nothing where the API has its own host', async () => {
    const { hostname } = new URL(apiOrigin);
    const root = async (headers: Record<string, string>) => /<html.*?>/.exec((await get('/', headers)).body)?.[0];
    const some = '<html lang="en-AU" data-session="some">';
    assert.equal(await root({ host: `${hostname}:3000` }), '<html lang="en-AU" data-session="none">');
    assert.equal(await root({ host: `${hostname}:3000`, cookie: '__Host-session=x' }), some);
    assert.equal(await root({ host: `${hostname}:3000`, cookie: 'cyberharbour-session=x' }), some);
    assert.equal(await root({ host: 'elsewhere.example' }), '<html lang="en-AU">');
  });

  it('of an address that nobody claims is a 404 with the whole frame', async () => {
    const response = await get('/nowhere/<script>');
    assert.equal(response.statusCode, 404);
    assert.match(response.body, /shell\.0a1b2c3d\.js/);
    assert.doesNotMatch(response.body, /nowhere/);
  });
});
