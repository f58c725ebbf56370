import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startWebForTests } from '../testing/released-web.ts';

const { get } = startWebForTests();

it('every icon of a page and of its manifest is there, and the policy allows both', async () => {
  const { body, headers } = await get('/');
  const [, address = ''] = /<link rel="manifest" href="([^"]+)">/.exec(body) ?? [];
  const manifest = await get(address);
  assert.match(String(manifest.headers['content-type']), /^application\/manifest\+json/);
  const { icons } = manifest.json<{ icons: { src: string; type: string }[] }>();
  const linked = [...body.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  for (const path of [...linked, ...icons.map(({ src }) => src)]) {
    const icon = await get(path);
    assert.equal(icon.statusCode, 200, path);
    assert.match(String(icon.headers['content-type']), path.endsWith('.svg') ? /^image\/svg\+xml$/ : /^image\/png$/);
  }
  assert.match(String(headers['content-security-policy']), /manifest-src 'self'/);
});

it('the icon of the tab is a picture of points, which a page decodes at once', async () => {
  const { body } = await get('/');
  const [, address = ''] = /<link rel="icon" href="([^"]+)" type="image\/png" sizes="48x48">/.exec(body) ?? [];
  const { rawPayload } = await get(address);
  // Width and height of a PNG stand at byte 16 (PNG specification, 11.2.1).
  assert.deepEqual([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)], [48, 48]);
});

it('robots.txt closes what is behind a guard, and nothing beside it, and names the sitemap', async () => {
  const { body } = await get('/robots.txt');
  assert.match(
    body,
    /^User-agent: \*\nDisallow: \/api\/\nDisallow: \/blog\/\*\/edit\nDisallow: \/console\n\nSitemap: http:\/\/\S+\/sitemap\.xml\n$/,
  );
});

it('security.txt names a contact and is valid for less than a year', async () => {
  const { body, headers } = await get('/.well-known/security.txt');
  assert.match(String(headers['content-type']), /^text\/plain/);
  assert.match(body, /^Contact: (mailto|http)/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  assert.ok(expires > Date.now() + 30 * 86_400_000 && expires < Date.now() + 365 * 86_400_000);
});
