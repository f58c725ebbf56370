import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startWebForTests } from '../testing/released-web.ts';

const { get } = startWebForTests();

it('an old tab learns what is live now, and the answer is never cached', async () => {
  const response = await get('/_versions');
  assert.equal(response.headers['cache-control'], 'no-store');
  assert.deepEqual(response.json(), { mf_public: '1.0.0', shell: '1.0.0' });
});

describe('the files of a release', () => {
  it('never change, and are cached for a year', async () => {
    const response = await get('/r/shell/1.0.0/shell.0a1b2c3d.js', { 'accept-encoding': 'br' });
    assert.equal(response.statusCode, 200);
    assert.equal(response.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(response.headers['content-encoding'], 'br');
    assert.match(String(response.headers['content-type']), /javascript/);
  });

  it('are not sent again to whoever has them', async () => {
    const address = '/r/shell/1.0.0/shell.0a1b2c3d.js';
    const { headers } = await get(address);
    const again = await get(address, { 'if-none-match': String(headers.etag) });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
  });

  it('that are not there are a 404 that nobody caches', async () => {
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
